-- Months whose reports stay as they were. No foreign keys: a closing outlives the account that made it.
CREATE TABLE report_closings (
  month text PRIMARY KEY CHECK (month ~ '^\d{4}-\d{2}$'),
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL,
  reason text,
  -- Cents of BRL.
  revenue_cents bigint NOT NULL,
  -- As text: read back byte for byte.
  reports json NOT NULL
);

-- What was sold, line by line, for the accountant: in the order of its list.
DROP INDEX transfers_captured;
CREATE INDEX transfers_captured ON transfers (occurred_at, reference_id) WHERE kind = 'capture';
