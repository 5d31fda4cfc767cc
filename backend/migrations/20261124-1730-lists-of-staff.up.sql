-- By the first digits, the country's code among them.
CREATE INDEX activations_phone_start ON activations (phone text_pattern_ops);
-- What one request of staff changed: the records of one operation.
CREATE INDEX audit_entries_request ON audit_entries (request_id, id);
