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

-- The account of its owner, whose wallet other people spend or see.
CREATE TABLE teams (
  owner_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL
);

CREATE TABLE team_members (
  owner_id uuid NOT NULL REFERENCES teams (owner_id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('buyer', 'viewer')),
  monthly_budget_cents bigint CHECK (monthly_budget_cents > 0),
  budget_currency text CHECK (budget_currency IN ('BRL', 'USD', 'EUR')),
  warns_owner boolean NOT NULL DEFAULT true,
  -- The month of which the owner has to hear that most of the budget is spent, and the last one of which they heard.
  warning_due date,
  warned_month date,
  joined_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (owner_id, user_id),
  CHECK (owner_id <> user_id),
  CHECK ((monthly_budget_cents IS NULL) = (budget_currency IS NULL))
);
CREATE INDEX team_members_of_person ON team_members (user_id);
CREATE INDEX team_members_to_warn_of ON team_members (owner_id, user_id) WHERE warning_due IS NOT NULL;

CREATE TABLE team_invitations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  owner_id uuid NOT NULL REFERENCES teams (owner_id) ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('buyer', 'viewer')),
  monthly_budget_cents bigint CHECK (monthly_budget_cents > 0),
  token_hash bytea NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX team_invitations_to ON team_invitations (owner_id, lower(email));
CREATE INDEX team_invitations_age ON team_invitations (expires_at);

-- What the numbers of each person cost, less what came back: in the month in which they were bought, in
-- America/Sao_Paulo. It stays when somebody leaves.
CREATE TABLE team_spending (
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  month date NOT NULL,
  currency text NOT NULL,
  spent_cents bigint NOT NULL CHECK (spent_cents >= 0),
  numbers integer NOT NULL CHECK (numbers >= 0),
  PRIMARY KEY (owner_id, user_id, month, currency)
);
CREATE INDEX team_spending_age ON team_spending (month);

-- Who of the team bought the number, its owner too; null where the account had no team.
ALTER TABLE activations ADD COLUMN member_id uuid;

-- A key that a member made: it acts as its maker, and goes with them.
ALTER TABLE api_keys
  ADD COLUMN member_id uuid,
  ADD FOREIGN KEY (user_id, member_id) REFERENCES team_members (owner_id, user_id) ON DELETE CASCADE;
CREATE INDEX api_keys_of_member ON api_keys (member_id, user_id) WHERE member_id IS NOT NULL;

-- Two events have other names from now on. Deliveries that are kept are sent again under the new name.
UPDATE webhook_endpoints
   SET event_types = array_replace(array_replace(event_types, 'refund.posted', 'number.refunded'),
                                   'payout.settled', 'payout.finished')
 WHERE event_types && ARRAY['refund.posted', 'payout.settled'];
UPDATE webhook_deliveries SET type = 'number.refunded', body = replace(body, '"refund.posted"', '"number.refunded"')
 WHERE type = 'refund.posted';
UPDATE webhook_deliveries SET type = 'payout.finished', body = replace(body, '"payout.settled"', '"payout.finished"')
 WHERE type = 'payout.settled';

-- down

UPDATE webhook_endpoints
   SET event_types = array_replace(array_replace(event_types, 'number.refunded', 'refund.posted'),
                                   'payout.finished', 'payout.settled')
 WHERE event_types && ARRAY['number.refunded', 'payout.finished'];
UPDATE webhook_deliveries SET type = 'refund.posted', body = replace(body, '"number.refunded"', '"refund.posted"')
 WHERE type = 'number.refunded';
UPDATE webhook_deliveries SET type = 'payout.settled', body = replace(body, '"payout.finished"', '"payout.settled"')
 WHERE type = 'payout.finished';

ALTER TABLE api_keys DROP COLUMN member_id;
ALTER TABLE activations DROP COLUMN member_id;
DROP TABLE team_spending;
DROP TABLE team_invitations;
DROP TABLE team_members;
DROP TABLE teams;

ALTER TABLE webhook_deliveries DROP COLUMN is_test;
DROP TABLE test_entries;
DROP TABLE test_messages;
DROP TABLE test_numbers;
DROP TABLE test_wallets;
DROP TABLE test_worlds;
DELETE FROM api_keys WHERE is_test;
ALTER TABLE api_keys DROP CONSTRAINT api_keys_test_plain, DROP COLUMN is_test;
