-- What one request of staff changed: the records of one operation.
CREATE INDEX audit_entries_request ON audit_entries (request_id, id);
