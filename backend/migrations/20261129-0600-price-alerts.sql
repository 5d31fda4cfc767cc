-- A customer waits for a number of a product, or for its price to fall so far.
CREATE TABLE price_alerts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  -- Null: whatever the number costs.
  max_price_cents bigint CHECK (max_price_cents > 0),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at),
  triggered_at timestamptz,
  triggered_price_cents bigint,
  CHECK ((triggered_at IS NULL) = (triggered_price_cents IS NULL)),
  UNIQUE (user_id, service_code, country_iso)
);
CREATE INDEX price_alerts_waiting ON price_alerts (currency, service_code, country_iso, max_price_cents)
  WHERE triggered_at IS NULL;
CREATE INDEX price_alerts_age ON price_alerts (ends_at);

ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
           'incident_published', 'alert_triggered'));

-- down
DELETE FROM push_outbox WHERE kind = 'alert_triggered';
ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
           'incident_published'));
DROP TABLE price_alerts;
