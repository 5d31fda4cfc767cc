-- The "wasn't you?" links of security mails: whoever holds one may shut the account, and nothing else.
CREATE TABLE alarm_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX alarm_links_user ON alarm_links (user_id);
CREATE INDEX alarm_links_expiry ON alarm_links (expires_at);
