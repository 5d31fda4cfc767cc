-- By the first digits, the country's code among them.
CREATE INDEX activations_phone_start ON activations (phone text_pattern_ops);
-- What one request of staff changed: the records of one operation.
CREATE INDEX audit_entries_request ON audit_entries (request_id, id);
-- What only staff can find out: numbers that ended while their cost is open.
CREATE INDEX activations_cost_open ON activations (id) WHERE cost_state = 'unsettled';
-- Refunds by staff, which are few among all that ended without a message.
CREATE INDEX activations_given_back ON activations (requested_at, id) WHERE refunded_at IS NOT NULL;

-- down
DROP INDEX activations_given_back;
DROP INDEX activations_cost_open;
DROP INDEX audit_entries_request;
DROP INDEX activations_phone_start;
