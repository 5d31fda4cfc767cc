DROP TABLE audit_entries;
DROP FUNCTION audit_is_append_only;
