-- What came back of numbers, beside the other sums of a wallet. Sums are made again from the movements by
-- src/modules/wallet/statement/statement.sql.
DELETE FROM wallet_sums;
ALTER TABLE wallet_sums ADD COLUMN returned_cents bigint NOT NULL;

-- What staff tell everybody about a disturbance. Nothing is removed: a correction is marked, the audit has both texts.
CREATE TABLE incidents (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- By language; Portuguese stands in for one that is missing.
  titles jsonb NOT NULL CHECK (titles ? 'pt'),
  state text NOT NULL CHECK (state IN ('investigating', 'identified', 'monitoring', 'resolved')),
  impact text NOT NULL CHECK (impact IN ('slow', 'partial', 'down')),
  -- [{"area": "numbers" or "topups", "service_code": null for any, "country_iso": null for any}]
  affects jsonb NOT NULL CHECK (jsonb_array_length(affects) > 0),
  started_at timestamptz NOT NULL,
  -- When customers are told more at the latest.
  next_update_at timestamptz,
  resolved_at timestamptz,
  opened_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'resolved') = (resolved_at IS NOT NULL)),
  CHECK ((state = 'resolved') = (next_update_at IS NULL))
);
CREATE INDEX incidents_by_time ON incidents (started_at);
CREATE INDEX incidents_open ON incidents (next_update_at) WHERE resolved_at IS NULL;

CREATE TABLE incident_updates (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  incident_id uuid NOT NULL REFERENCES incidents (id),
  state text NOT NULL,
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  published_at timestamptz NOT NULL,
  corrected_at timestamptz
);
CREATE INDEX incident_updates_of_incident ON incident_updates (incident_id, published_at, id);

ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
           'incident_published'));

-- down
DELETE FROM push_outbox WHERE kind = 'incident_published';
ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited'));
DROP TABLE incident_updates;
DROP TABLE incidents;
DROP VIEW IF EXISTS wallet_sums_of_transfers;
DELETE FROM wallet_sums;
ALTER TABLE wallet_sums DROP COLUMN returned_cents;
