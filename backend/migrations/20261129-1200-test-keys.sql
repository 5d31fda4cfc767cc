-- Keys that buy without money and without providers. What they buy, and with what, stands in the tables below alone: no
-- reading of the product can meet it.
ALTER TABLE api_keys
  ADD COLUMN is_test boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT api_keys_test_plain CHECK (NOT is_test OR NOT is_dialect AND daily_budget_cents IS NULL);

-- The world that all test keys of an account share, with a clock of its own.
CREATE TABLE test_worlds (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  ahead_seconds bigint NOT NULL DEFAULT 0 CHECK (ahead_seconds BETWEEN 0 AND 315360000),
  -- What the service whose price changes asks, until an order takes it.
  asked_price_cents bigint CHECK (asked_price_cents > 0),
  -- By the true clock: when something happens in it next.
  due_at timestamptz
);
CREATE INDEX test_worlds_due ON test_worlds (due_at) WHERE due_at IS NOT NULL;

-- In cents: forgotten and the sum of the entries = available.
CREATE TABLE test_wallets (
  id uuid NOT NULL UNIQUE DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES test_worlds (user_id) ON DELETE CASCADE,
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  available_cents bigint NOT NULL DEFAULT 0 CHECK (available_cents >= 0),
  held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  forgotten_cents bigint NOT NULL DEFAULT 0,
  last_entry_at timestamptz,
  PRIMARY KEY (user_id, currency)
);

-- Times are those of the world, but for the one by which a number is forgotten.
CREATE TABLE test_numbers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Larger than that of any number of the product.
  number_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 8000000000000000) UNIQUE,
  user_id uuid NOT NULL REFERENCES test_worlds (user_id) ON DELETE CASCADE,
  service_code text NOT NULL,
  status text NOT NULL CHECK (status IN ('FAILED', 'WAITING_SMS', 'COMPLETED', 'ACTIVE', 'CANCELLED', 'EXPIRED')),
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  currency text NOT NULL,
  allotted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  cancel_available_at timestamptz NOT NULL,
  first_message_at timestamptz,
  finished_at timestamptz,
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('customer', 'expiry')),
  is_open boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK ((closed_at IS NOT NULL) = (status IN ('CANCELLED', 'EXPIRED'))),
  CHECK ((first_message_at IS NOT NULL) = (status IN ('COMPLETED', 'ACTIVE'))),
  CHECK (is_open OR status NOT IN ('WAITING_SMS', 'ACTIVE'))
);
CREATE INDEX test_numbers_open ON test_numbers (user_id, expires_at) WHERE is_open;
CREATE INDEX test_numbers_of_user ON test_numbers (user_id, id) WHERE status <> 'FAILED';
CREATE INDEX test_numbers_age ON test_numbers (created_at);

-- Those that are on their way, too.
CREATE TABLE test_messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number uuid NOT NULL REFERENCES test_numbers (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  code text NOT NULL,
  text text NOT NULL,
  arrives_at timestamptz NOT NULL,
  has_arrived boolean NOT NULL DEFAULT false
);
CREATE INDEX test_messages_of_number ON test_messages (number, arrives_at);
CREATE INDEX test_messages_coming ON test_messages (user_id, arrives_at) WHERE NOT has_arrived;

CREATE TABLE test_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  -- A number, or nothing else's where money was given.
  reference_id uuid NOT NULL,
  available_change_cents bigint NOT NULL,
  held_change_cents bigint NOT NULL,
  available_after_cents bigint NOT NULL,
  occurred_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (user_id, currency) REFERENCES test_wallets (user_id, currency) ON DELETE CASCADE,
  UNIQUE (reference_id, kind),
  CHECK (CASE kind
    WHEN 'topup' THEN available_change_cents > 0 AND held_change_cents = 0
    WHEN 'hold' THEN available_change_cents < 0 AND held_change_cents = -available_change_cents
    WHEN 'capture' THEN available_change_cents = 0 AND held_change_cents < 0
    WHEN 'release' THEN available_change_cents > 0 AND held_change_cents = -available_change_cents
    ELSE false END)
);
-- A hold ends once.
CREATE UNIQUE INDEX test_entries_ends ON test_entries (reference_id) WHERE kind IN ('capture', 'release');
CREATE INDEX test_entries_of_wallet ON test_entries (user_id, currency, id);
CREATE INDEX test_entries_age ON test_entries (created_at);

-- What happened in a test world, or was sent by hand.
ALTER TABLE webhook_deliveries ADD COLUMN is_test boolean NOT NULL DEFAULT false;
UPDATE webhook_deliveries SET is_test = true WHERE type = 'webhook.test';

-- down
ALTER TABLE webhook_deliveries DROP COLUMN is_test;
DROP TABLE test_entries;
DROP TABLE test_messages;
DROP TABLE test_numbers;
DROP TABLE test_wallets;
DROP TABLE test_worlds;
DELETE FROM api_keys WHERE is_test;
ALTER TABLE api_keys DROP CONSTRAINT api_keys_test_plain, DROP COLUMN is_test;
