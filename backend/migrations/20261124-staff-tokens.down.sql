ALTER TABLE audit_entries DROP COLUMN token_name;
DROP TABLE staff_tokens;
