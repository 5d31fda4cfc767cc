CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One row per loop: who runs it until when, and when it is due again.
CREATE TABLE leases (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  claim uuid NOT NULL,
  claimed_at timestamptz NOT NULL,
  completed_at timestamptz,
  status integer,
  -- Not jsonb: a replayed answer keeps the order of its fields.
  answer json,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_claimed_at ON idempotency_keys (claimed_at);
