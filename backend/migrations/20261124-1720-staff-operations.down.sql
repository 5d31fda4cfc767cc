DROP INDEX audit_entries_request;
