CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One row per loop: the replica that holds the lease runs it.
CREATE TABLE leases (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  status integer,
  answer jsonb,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_claimed_at ON idempotency_keys (claimed_at);
