-- What the comparison of our books with themselves, with gateways and with providers has found.
CREATE TABLE reconciliation_runs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Who of the staff asked for it; null for the daily one.
  started_by uuid,
  -- By check and party: {"compared": n} or {"problem": text}.
  results jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX reconciliation_runs_newest ON reconciliation_runs (started_at);
CREATE UNIQUE INDEX reconciliation_runs_one_at_a_time ON reconciliation_runs ((true)) WHERE ended_at IS NULL;

-- Closed days are compared with each gateway and provider once.
CREATE TABLE reconciliation_days (
  check_name text NOT NULL,
  party text NOT NULL,
  day date NOT NULL,
  compared integer NOT NULL,
  compared_at timestamptz NOT NULL,
  PRIMARY KEY (check_name, party, day)
);

CREATE TABLE reconciliation_differences (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  check_name text NOT NULL CHECK (check_name IN ('wallets', 'topups', 'charges', 'balances', 'chain')),
  code text NOT NULL,
  -- What differs: a wallet, a charge of a gateway, a number of a provider, an account of the books, a day.
  subject text NOT NULL,
  -- The gateway, provider or account; empty for what is only ours.
  party text NOT NULL,
  day date,
  currency text,
  -- What the house gains by it, negative for what it loses; null where no money is in it.
  amount_micros bigint,
  evidence jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'gone', 'accepted')),
  found_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz CHECK ((ended_at IS NULL) = (state = 'open')),
  accepted_as text CHECK (accepted_as IN ('loss', 'gain') AND state = 'accepted' OR accepted_as IS NULL AND state <> 'accepted'),
  accepted_by uuid,
  reason text
);
CREATE UNIQUE INDEX reconciliation_differences_open ON reconciliation_differences (check_name, code, subject)
  WHERE state = 'open';
CREATE INDEX reconciliation_differences_accepted ON reconciliation_differences (check_name, code, subject)
  WHERE state = 'accepted';
CREATE INDEX reconciliation_differences_newest ON reconciliation_differences (found_at, id);
CREATE INDEX reconciliation_differences_by_state ON reconciliation_differences (state, found_at, id);
CREATE INDEX reconciliation_differences_by_check ON reconciliation_differences (check_name, found_at, id);

-- Up to which movement a wallet was added up, and what came of it: the next time only the later ones are read.
CREATE TABLE wallet_checks (
  wallet_id uuid PRIMARY KEY REFERENCES wallets (id),
  transfer_id bigint NOT NULL,
  available_cents bigint NOT NULL,
  held_cents bigint NOT NULL
);
-- How far the comparison of wallets has come: movements, and the slow round through all wallets.
CREATE TABLE wallet_check_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  transfer_id bigint NOT NULL DEFAULT 0,
  wallet_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'
);
INSERT INTO wallet_check_progress DEFAULT VALUES;

-- Each closed day of movements with the SHA-256 over them and the day before, so that a row that is changed afterwards is
-- found. A day has the movements after those of the day before, up to the last one that happened on it.
CREATE TABLE day_seals (
  day date PRIMARY KEY,
  last_transfer_id bigint NOT NULL,
  last_house_transfer_id bigint NOT NULL,
  entries bigint NOT NULL,
  digest bytea NOT NULL CHECK (length(digest) = 32),
  previous_digest bytea NOT NULL CHECK (length(previous_digest) = 32),
  sealed_at timestamptz NOT NULL,
  verified_at timestamptz
);
