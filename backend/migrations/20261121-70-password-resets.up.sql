-- What the last "forgot my password" mailed: a temporary password and the token of a link. A new one replaces it.
CREATE TABLE password_resets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT password_resets_token_hash UNIQUE,
  temporary_password_hash bytea NOT NULL,
  -- Kept after its one use: the password chosen next must differ from it.
  temporary_password_used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_expiry ON password_resets (expires_at);

-- Counts up when the session's secrets are replaced: older access tokens are dead then.
ALTER TABLE sessions ADD COLUMN rotation integer NOT NULL DEFAULT 0;
