-- What happened to an account, for its owner to read. Rows are never changed; they go with their time or their account.
CREATE TABLE account_events (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- What it was about, where the kind leaves that open: the name of a key or of a session.
  subject text,
  ip_address text,
  user_agent text
);
CREATE INDEX account_events_of_user ON account_events (user_id, id DESC);
CREATE INDEX account_events_age ON account_events (at);
