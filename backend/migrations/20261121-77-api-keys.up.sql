-- Keys that customers give to programs of theirs. A revoked one is deleted; the account's events tell that it was.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('read', 'buy')),
  -- The first characters, by which its owner recognises it.
  prefix text NOT NULL,
  secret_hash bytea NOT NULL CONSTRAINT api_keys_secret_hash UNIQUE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX api_keys_of_user ON api_keys (user_id, id DESC);
