-- When somebody without a password last showed again, at the identity provider, who they are.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
