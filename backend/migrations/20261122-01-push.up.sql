-- A browser that is to be told: where its push service takes messages, and the keys they are encrypted for.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Whoever is no longer signed in there is no longer told there.
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint UNIQUE CHECK (length(endpoint) <= 2048),
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- As the browser says; most never do.
  expires_at timestamptz,
  subscribed_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id, subscribed_at DESC, id DESC);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);
