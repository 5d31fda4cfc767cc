-- What staff give to their scripts. A revoked one is deleted; the audit tells that it was.
CREATE TABLE staff_tokens (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  permissions text[] NOT NULL CHECK (permissions <> '{}'),
  -- The first characters, by which people recognise it.
  prefix text NOT NULL,
  secret_hash bytea NOT NULL CONSTRAINT staff_tokens_secret_hash UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_tokens_of_user ON staff_tokens (user_id, id DESC);
CREATE INDEX staff_tokens_expiry ON staff_tokens (expires_at);

-- The name that the token had, which outlives it; null for what a person did in a session.
ALTER TABLE audit_entries ADD COLUMN token_name text;
