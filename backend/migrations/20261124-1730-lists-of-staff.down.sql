DROP INDEX audit_entries_request;
DROP INDEX activations_phone_start;
