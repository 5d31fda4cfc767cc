-- Programs without a browser that wait for a person to let them in, for minutes.
CREATE TABLE device_grants (
  device_code_hash bytea PRIMARY KEY,
  -- What the person types; opens nothing by itself.
  user_code text NOT NULL CONSTRAINT device_grants_user_code UNIQUE,
  client_name text NOT NULL,
  user_agent text,
  ip_address text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- How long the program has to wait between two questions, and when it asked last.
  interval_seconds integer NOT NULL,
  asked_at timestamptz,
  -- Whose session it gets; null while undecided or denied.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  decided_at timestamptz
);
CREATE INDEX device_grants_expiry ON device_grants (expires_at);
CREATE INDEX device_grants_user ON device_grants (user_id) WHERE user_id IS NOT NULL;
