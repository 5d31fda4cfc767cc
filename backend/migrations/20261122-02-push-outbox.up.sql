-- What somebody is to be told of, written by the transaction that made it so.
CREATE TABLE push_outbox (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sms_received', 'activation_expired', 'activation_released', 'topup_credited')),
  -- The activation or the top-up.
  subject_id uuid NOT NULL,
  -- Of an activation.
  service_code text,
  country_iso text,
  happened_at timestamptz NOT NULL
);
