-- All tables, columns, indexes and rows as of 30 November 2026, by module. Functions, views and triggers: the .sql files
-- beside the modules.

-- The job queue fills its schema; the role that serves may not create one.
DO $$
BEGIN
  IF to_regnamespace('pgboss') IS NULL THEN
    CREATE SCHEMA pgboss;
  END IF;
END
$$;

-- The platform.

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid
);

CREATE TABLE leases (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  claim uuid NOT NULL,
  claimed_at timestamptz NOT NULL,
  completed_at timestamptz,
  status integer,
  -- json, not jsonb: a replayed answer keeps the order of its fields.
  answer json,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_claimed_at ON idempotency_keys (claimed_at);

-- Not logged: counters may be lost in a crash.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- Rows are only added.
CREATE TABLE rate_quotes (
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR')),
  quoted_at timestamptz NOT NULL,
  bulletin text NOT NULL,
  -- BRL per unit.
  rate numeric(14, 6) NOT NULL CHECK (rate > 0),
  read_at timestamptz NOT NULL,
  PRIMARY KEY (currency, quoted_at)
);

-- Rows are only added.
CREATE TABLE rates_in_force (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR')),
  rate numeric(14, 6) NOT NULL CHECK (rate > 0),
  source text NOT NULL CHECK (source IN ('settings', 'ptax')),
  quoted_rate numeric(14, 6) NOT NULL,
  spread_percent numeric NOT NULL,
  quoted_at timestamptz,
  since timestamptz NOT NULL
);
CREATE INDEX rates_in_force_history ON rates_in_force (currency, id);

CREATE TABLE rate_feeds (
  source text PRIMARY KEY,
  tried_at timestamptz,
  read_at timestamptz,
  error text,
  stale_since timestamptz
);

-- With a wrong secret or signature, by alleged sender and ten minutes; rows go after a day.
CREATE TABLE refused_notifications (
  source text NOT NULL,
  starts_at timestamptz NOT NULL,
  notifications integer NOT NULL CHECK (notifications > 0),
  address text,
  PRIMARY KEY (source, starts_at)
);

-- Accounts: the module auth.

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL CHECK (email = lower(email)),
  -- Null for an account that signs in through an identity provider only.
  password_hash text,
  role text NOT NULL DEFAULT 'CUSTOMER' CHECK (role IN ('CUSTOMER', 'MANAGER', 'ADMIN')),
  is_active boolean NOT NULL DEFAULT true,
  is_email_verified boolean NOT NULL DEFAULT false,
  must_change_password boolean NOT NULL DEFAULT false,
  preferred_language text NOT NULL DEFAULT 'pt-BR' CHECK (preferred_language IN ('pt-BR', 'en-US', 'es')),
  preferred_currency text NOT NULL DEFAULT 'BRL' CHECK (preferred_currency IN ('BRL', 'USD', 'EUR')),
  full_name text,
  phone_number text,
  birth_date date,
  cpf text CHECK (cpf ~ '^[0-9]{11}$'),
  avatar_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz,
  -- The row of a deleted account stays without personal data: the ledger refers to it.
  deleted_at timestamptz,
  -- A space before each word, to find its beginning.
  search_text text NOT NULL
    GENERATED ALWAYS AS (' ' || email || coalesce(' ' || lower(full_name), '')) STORED,
  -- The last change by staff, set by the trigger users_note_change.
  updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
  flag text CHECK (flag IN ('CHARGEBACK')),
  flagged_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_cpf ON users (cpf) WHERE deleted_at IS NULL;
-- Orders and filters of the list of accounts; INCLUDE lets far pages be skipped in the index.
CREATE INDEX users_newest ON users (created_at, id) INCLUDE (role, is_active, is_email_verified)
  WHERE deleted_at IS NULL;
CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_name ON users (lower(coalesce(full_name, '')), id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_last_login ON users (coalesce(last_login_at, '-infinity'), id) WHERE deleted_at IS NULL;
CREATE INDEX users_inactive ON users (created_at, id) WHERE NOT is_active AND deleted_at IS NULL;
CREATE INDEX users_unverified ON users (created_at, id) WHERE NOT is_email_verified AND deleted_at IS NULL;
CREATE INDEX users_staff ON users (role, created_at, id) WHERE role <> 'CUSTOMER';
CREATE INDEX users_flagged ON users (created_at, id) WHERE flag IS NOT NULL AND deleted_at IS NULL;

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT sessions_token_hash UNIQUE,
  name text NOT NULL,
  user_agent text,
  ip_address text,
  -- An IPv4 address or an IPv6 /64.
  network text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- Older access tokens are dead.
  rotation integer NOT NULL DEFAULT 0,
  -- The last confirmation at the identity provider.
  confirmed_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id, created_at DESC);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE email_verifications (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  -- Null for the code of the registration.
  requested_at timestamptz,
  expires_at timestamptz NOT NULL
);

CREATE TABLE password_resets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT password_resets_token_hash UNIQUE,
  temporary_password_hash bytea NOT NULL,
  -- Kept after its use: the next password must differ from it.
  temporary_password_used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_expiry ON password_resets (expires_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_devices_last_seen ON known_devices (last_seen_at);

-- "Wasn't you?" links of security mails, which may only shut the account.
CREATE TABLE alarm_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX alarm_links_user ON alarm_links (user_id);
CREATE INDEX alarm_links_expiry ON alarm_links (expires_at);

CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Random: the address can be passed on, but not be guessed.
  name text NOT NULL CONSTRAINT avatars_name UNIQUE,
  large bytea NOT NULL,
  small bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- Rows are never changed.
CREATE TABLE account_events (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- The name of a key or of a session.
  subject text,
  ip_address text,
  user_agent text
);
CREATE INDEX account_events_of_user ON account_events (user_id, id DESC);
CREATE INDEX account_events_age ON account_events (at);
CREATE INDEX account_events_timeline ON account_events (user_id, at, id);

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

-- A revoked key is deleted.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('read', 'buy')),
  prefix text NOT NULL,
  secret_hash bytea NOT NULL CONSTRAINT api_keys_secret_hash UNIQUE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  is_dialect boolean NOT NULL DEFAULT false,
  -- What it may spend in a day, in the currency in which the account bought when it was set.
  daily_budget_cents bigint CHECK (daily_budget_cents > 0),
  budget_currency text CHECK (budget_currency IN ('BRL', 'USD', 'EUR')),
  -- It buys without money and without providers.
  is_test boolean NOT NULL DEFAULT false,
  -- The maker in a team: the key acts as its maker, and goes with them.
  member_id uuid,
  CHECK ((daily_budget_cents IS NULL) = (budget_currency IS NULL)),
  CONSTRAINT api_keys_test_plain CHECK (NOT is_test OR daily_budget_cents IS NULL),
  FOREIGN KEY (user_id, member_id) REFERENCES team_members (owner_id, user_id) ON DELETE CASCADE
);
CREATE INDEX api_keys_of_user ON api_keys (user_id, id DESC);
CREATE INDEX api_keys_of_member ON api_keys (member_id, user_id) WHERE member_id IS NOT NULL;

-- What the numbers of a key cost, less what came back: on the day on which they were bought, in America/Sao_Paulo.
CREATE TABLE api_key_spending (
  api_key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  day date NOT NULL,
  currency text NOT NULL,
  spent_cents bigint NOT NULL CHECK (spent_cents >= 0),
  PRIMARY KEY (api_key_id, day, currency)
);
CREATE INDEX api_key_spending_age ON api_key_spending (day);

CREATE TABLE two_factor (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with a key that the database does not hold.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The newest 30-second step whose code was accepted.
  last_step bigint
);

CREATE TABLE two_factor_recovery_codes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES two_factor (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz
);
CREATE INDEX two_factor_recovery_codes_user ON two_factor_recovery_codes (user_id);

CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  -- An address that the provider gave to somebody else does not bring the account along.
  CONSTRAINT identities_account UNIQUE (user_id, issuer)
);

CREATE TABLE identity_flows (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  -- The account that confirms itself; null for a sign-in.
  reconfirms_user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- Set while the second step is missing.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  issuer text,
  subject text,
  is_fresh boolean,
  used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_flows_browser ON identity_flows (browser_hash) WHERE user_id IS NOT NULL;
CREATE INDEX identity_flows_expiry ON identity_flows (expires_at);

CREATE TABLE device_grants (
  device_code_hash bytea PRIMARY KEY,
  -- Typed by the person; opens nothing by itself.
  user_code text NOT NULL CONSTRAINT device_grants_user_code UNIQUE,
  client_name text NOT NULL,
  user_agent text,
  ip_address text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  interval_seconds integer NOT NULL,
  asked_at timestamptz,
  -- Null while undecided or denied.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  decided_at timestamptz,
  -- The session is no more recently confirmed than that of the person.
  proved_at timestamptz
);
CREATE INDEX device_grants_expiry ON device_grants (expires_at);
CREATE INDEX device_grants_user ON device_grants (user_id) WHERE user_id IS NOT NULL;

-- A revoked token is deleted.
CREATE TABLE staff_tokens (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  permissions text[] NOT NULL CHECK (permissions <> '{}'),
  prefix text NOT NULL,
  secret_hash bytea NOT NULL CONSTRAINT staff_tokens_secret_hash UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_tokens_of_user ON staff_tokens (user_id, id DESC);
CREATE INDEX staff_tokens_expiry ON staff_tokens (expires_at);

-- Money: the module wallet.

CREATE TABLE wallets (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  available_cents bigint NOT NULL DEFAULT 0 CHECK (available_cents >= 0),
  held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  last_transaction_at timestamptz,
  owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  UNIQUE (user_id, currency),
  UNIQUE (id, user_id, currency),
  CONSTRAINT wallets_debt_first CHECK (owed_cents = 0 OR available_cents = 0)
) WITH (fillfactor = 80);

-- Read by ledger_post; the check of transfers is generated from it. An account that ends in ":*" is one of a family.
CREATE TABLE transfer_kinds (
  kind text PRIMARY KEY,
  -- Each kind happens at most once per reference.
  reference_type text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  -- The kind that this one ends with its whole amount, once.
  ends text REFERENCES transfer_kinds (kind),
  is_reversible boolean NOT NULL DEFAULT false,
  CHECK (debit_account <> credit_account)
);
INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account, ends, is_reversible) VALUES
  ('topup', 'topup', 'clearing:*', 'available', NULL, false),
  ('hold', 'activation', 'available', 'held', NULL, false),
  ('capture', 'activation', 'held', 'revenue', 'hold', false),
  ('release', 'activation', 'held', 'available', 'hold', false),
  ('payout', 'payout', 'available', 'payout_pending', NULL, false),
  ('payout_settled', 'payout', 'payout_pending', 'clearing:*', 'payout', false),
  ('payout_returned', 'payout', 'payout_pending', 'available', 'payout', false),
  ('adjustment', 'adjustment', 'adjustments', 'available', NULL, true),
  ('refund', 'activation', 'revenue', 'available', 'capture', false),
  ('chargeback', 'topup', 'available', 'clearing:*', NULL, false),
  ('chargeback_won', 'topup', 'clearing:*', 'available', NULL, false),
  ('repayment', 'topup', 'available', 'losses', NULL, false),
  ('repayment_returned', 'topup', 'losses', 'available', NULL, false);

-- A row debits one account and credits another: no posting can be out of balance. Accounts of the house have no balance
-- row, and so no lock that customers would share. ledger.sql generates the check of the kinds.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wallet_id uuid NOT NULL,
  user_id uuid NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reference_type text NOT NULL,
  reference_id uuid NOT NULL,
  available_after_cents bigint NOT NULL CHECK (available_after_cents >= 0),
  held_after_cents bigint NOT NULL CHECK (held_after_cents >= 0),
  note text,
  occurred_at timestamptz NOT NULL,
  ends text,
  FOREIGN KEY (wallet_id, user_id, currency) REFERENCES wallets (id, user_id, currency),
  CONSTRAINT transfers_once UNIQUE (reference_id, reference_type, kind)
);
CREATE INDEX transfers_statement ON transfers (wallet_id, id);
-- A hold is captured or released, a payout settled or returned, never both.
CREATE UNIQUE INDEX transfers_ended_once ON transfers (reference_id, reference_type, ends) WHERE ends IS NOT NULL;
CREATE INDEX transfers_time ON transfers USING brin (occurred_at);
CREATE INDEX transfers_captured ON transfers (occurred_at, reference_id) WHERE kind = 'capture';
CREATE INDEX transfers_timeline ON transfers (user_id, occurred_at, id)
  WHERE reference_type NOT IN ('activation', 'adjustment');

CREATE TABLE gateway_selections (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  gateway text NOT NULL
);

CREATE TABLE topups (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Cents of BRL.
  charge_amount_cents bigint NOT NULL CHECK (charge_amount_cents > 0),
  fx_rate numeric(14, 6) NOT NULL CHECK (fx_rate > 0),
  gateway text NOT NULL,
  -- Written before the call: a repetition after a crash finds the first charge.
  gateway_key uuid NOT NULL,
  gateway_payment_id text,
  gateway_expires_at timestamptz NOT NULL,
  -- The client's Idempotency-Key while it can be repeated.
  request_key text,
  description text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'expired', 'failed', 'refunded')),
  qr_code text,
  qr_code_base64 text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  last_read_at timestamptz,
  -- Null once nothing more is expected.
  next_read_at timestamptz,
  -- Money moved in a way that a person must look at.
  staff_reason text,
  -- Later payments are never credited.
  is_owner_deleted boolean NOT NULL DEFAULT false,
  -- On its way back to the payer, or there already.
  returned_cents bigint NOT NULL DEFAULT 0,
  returned_charge_cents bigint NOT NULL DEFAULT 0,
  -- As asked for, where something else was paid.
  expected_cents bigint CHECK (expected_cents > 0),
  expected_charge_cents bigint CHECK (expected_charge_cents > 0),
  charged_back_cents bigint NOT NULL DEFAULT 0,
  charged_back_loss_cents bigint NOT NULL DEFAULT 0,
  repaid_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT topups_paid CHECK (status <> 'paid' OR (paid_at IS NOT NULL AND gateway_payment_id IS NOT NULL)),
  CONSTRAINT topups_gateway_payment UNIQUE (gateway, gateway_payment_id),
  CONSTRAINT topups_request UNIQUE (user_id, request_key),
  CONSTRAINT topups_returned CHECK (
    returned_cents BETWEEN 0 AND amount_cents AND returned_charge_cents BETWEEN 0 AND charge_amount_cents
  ),
  CONSTRAINT topups_charged_back CHECK (
    charged_back_cents BETWEEN 0 AND amount_cents AND charged_back_loss_cents BETWEEN 0 AND charged_back_cents),
  CONSTRAINT topups_repaid CHECK (repaid_cents BETWEEN 0 AND amount_cents)
);
CREATE INDEX topups_of_user ON topups (user_id, created_at, id);
CREATE INDEX topups_due ON topups (next_read_at) WHERE next_read_at IS NOT NULL;
CREATE INDEX topups_orders ON topups (created_at, id);
CREATE INDEX topups_by_status ON topups (status, created_at, id);
CREATE INDEX topups_for_staff_by_time ON topups (created_at, id) WHERE staff_reason IS NOT NULL;
CREATE INDEX topups_payment ON topups (gateway_payment_id);
CREATE INDEX topups_credited ON topups (user_id, paid_at, id) INCLUDE (status) WHERE paid_at IS NOT NULL;
CREATE INDEX topups_credited_by_amount ON topups (user_id, amount_cents, paid_at, id) INCLUDE (status)
  WHERE paid_at IS NOT NULL;
CREATE INDEX topups_short_number ON topups (right(id::text, 8));
CREATE INDEX topups_pending ON topups (user_id, created_at, id) WHERE status = 'pending';

-- One row for each reported sum that moved. The first credit has the id of its top-up. Rows are only added.
CREATE TABLE topup_steps (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  topup_id uuid NOT NULL REFERENCES topups (id),
  kind text NOT NULL CHECK (kind IN ('credit', 'chargeback', 'chargeback_won', 'repayment')),
  gateway_payment_id text NOT NULL,
  -- Cents of BRL.
  charge_cents bigint NOT NULL,
  -- Cents of the wallet's currency.
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Cents of a chargeback that were spent already: our loss.
  loss_cents bigint NOT NULL DEFAULT 0 CHECK (loss_cents BETWEEN 0 AND amount_cents),
  happened_at timestamptz NOT NULL,
  -- The debt that it repays.
  repays uuid,
  CONSTRAINT topup_steps_charge_cents_check
    CHECK (CASE kind WHEN 'repayment' THEN charge_cents = 0 ELSE charge_cents > 0 END),
  CONSTRAINT topup_steps_repayment CHECK ((kind = 'repayment') = (repays IS NOT NULL))
);
CREATE INDEX topup_steps_of ON topup_steps (topup_id, id);
CREATE INDEX topup_steps_payment ON topup_steps (gateway_payment_id);
CREATE INDEX topup_steps_repayments ON topup_steps (repays) WHERE repays IS NOT NULL;

-- Chargebacks that a wallet could not give; the id is that of the step. wallets.owed_cents is the sum of open debts.
CREATE TABLE debts (
  id uuid PRIMARY KEY REFERENCES topup_steps (id),
  wallet_id uuid NOT NULL REFERENCES wallets (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  open_cents bigint NOT NULL CHECK (open_cents BETWEEN 0 AND amount_cents),
  ended_as text CHECK (ended_as IN ('repaid', 'waived', 'won')),
  ended_at timestamptz,
  CHECK ((open_cents = 0) = (ended_as IS NOT NULL) AND (ended_as IS NULL) = (ended_at IS NULL))
);
CREATE INDEX debts_open ON debts (wallet_id, id) WHERE open_cents > 0;
ALTER TABLE topup_steps ADD FOREIGN KEY (repays) REFERENCES debts (id);

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  topup_id uuid NOT NULL REFERENCES topups (id),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Cents of BRL.
  charge_amount_cents bigint NOT NULL CHECK (charge_amount_cents > 0),
  -- False for a payment that was never credited: its owner had deleted the account.
  is_from_wallet boolean NOT NULL,
  gateway text NOT NULL,
  gateway_payment_id text NOT NULL,
  -- Written before the call: a repetition after a crash finds the first refund.
  gateway_key uuid NOT NULL,
  gateway_refund_id text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'failed')),
  failure text CHECK ((failure IS NOT NULL) = (status = 'failed')),
  tries integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  settled_at timestamptz CHECK ((settled_at IS NULL) = (status = 'pending')),
  next_try_at timestamptz CHECK ((next_try_at IS NOT NULL) = (status = 'pending')),
  failure_detail text
);
CREATE INDEX payouts_of_user ON payouts (user_id, created_at, id);
CREATE INDEX payouts_due ON payouts (next_try_at) WHERE status = 'pending';
CREATE INDEX payouts_of_topup ON payouts (topup_id, created_at, id);
-- One at a time: tells what the gateway gave back from what it did not.
CREATE UNIQUE INDEX payouts_one_at_a_time ON payouts (topup_id, gateway_payment_id) WHERE status = 'pending';

CREATE TABLE house_transfer_kinds (
  kind text PRIMARY KEY,
  reference_type text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  is_reversible boolean NOT NULL DEFAULT false
);
INSERT INTO house_transfer_kinds (kind, reference_type, debit_account, credit_account, is_reversible) VALUES
  ('cost', 'activation', 'costs:open', 'provider:*', false),
  ('cost_reopened', 'activation', 'costs:open', 'costs:*', false),
  ('cost_delivered', 'activation', 'costs:delivered', 'costs:*', false),
  ('cost_lost', 'activation', 'costs:lost', 'costs:*', false),
  ('cost_returned', 'activation', 'provider:*', 'costs:*', false),
  ('topup_converted', 'topup', 'clearing:*', 'clearing:*', false),
  ('payout_converted', 'payout', 'clearing:*', 'clearing:*', false),
  ('provider_opened', 'account', 'provider:*', 'funds', true),
  ('provider_funded', 'payment', 'provider:*', 'funds', true),
  ('gateway_funded', 'payment', 'clearing:*', 'funds', true),
  ('provider_lost', 'difference', 'losses', 'provider:*', false),
  ('provider_gained', 'difference', 'provider:*', 'gains', false),
  ('gateway_lost', 'difference', 'losses', 'clearing:*', false),
  ('gateway_gained', 'difference', 'clearing:*', 'gains', false),
  ('chargeback_converted', 'topup', 'clearing:*', 'clearing:*', false),
  ('chargeback_loss', 'topup', 'losses', 'clearing:*', false),
  ('chargeback_won_converted', 'topup', 'clearing:*', 'clearing:*', false),
  ('chargeback_recovered', 'topup', 'clearing:*', 'losses', false),
  ('stray_cost', 'attempt', 'costs:open', 'provider:*', false),
  ('stray_cost_returned', 'attempt', 'provider:*', 'costs:open', false),
  ('stray_cost_lost', 'attempt', 'costs:lost', 'costs:open', false);

-- The house's books: costs of numbers, refunds, balances at providers and gateways. Where the currencies of a row differ,
-- the account "conversion" is between them (view house_entries). house.sql generates the check of the kinds.
CREATE TABLE house_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  debit_account text NOT NULL,
  debit_currency text NOT NULL,
  debit_micros bigint NOT NULL CHECK (debit_micros > 0),
  credit_account text NOT NULL,
  credit_currency text NOT NULL,
  credit_micros bigint NOT NULL CHECK (credit_micros > 0),
  -- BRL for one unit of the other currency.
  rate numeric CHECK (rate > 0),
  reference_type text NOT NULL,
  reference_id uuid NOT NULL,
  note text,
  occurred_at timestamptz NOT NULL,
  CHECK ((rate IS NULL) = (debit_currency = credit_currency)),
  CHECK (debit_currency <> credit_currency OR debit_micros = credit_micros)
);
CREATE INDEX house_transfers_of ON house_transfers (reference_id, id);
CREATE UNIQUE INDEX house_transfers_once ON house_transfers (reference_id, reference_type, kind)
  WHERE reference_type <> 'activation';
CREATE INDEX house_transfers_lost ON house_transfers (occurred_at)
  INCLUDE (reference_id, debit_account, debit_currency, debit_micros, credit_currency, credit_micros)
  WHERE debit_account = 'costs:lost' OR credit_account = 'costs:lost';
CREATE INDEX house_transfers_time ON house_transfers USING brin (occurred_at);
CREATE INDEX house_transfers_payments ON house_transfers (id) WHERE reference_type = 'payment';

-- Balances up to a watermark, kept by a job: credits less debits, in millionths of a unit.
CREATE TABLE account_sums (
  account text NOT NULL,
  currency text NOT NULL,
  micros numeric NOT NULL,
  PRIMARY KEY (account, currency)
) WITH (fillfactor = 80);

CREATE TABLE account_watermarks (
  source text PRIMARY KEY CHECK (source IN ('transfers', 'house_transfers')),
  folded_id bigint NOT NULL DEFAULT 0,
  candidate_id bigint NOT NULL DEFAULT 0,
  candidate_xid xid8 NOT NULL DEFAULT '0'
);
INSERT INTO account_watermarks (source) VALUES ('transfers'), ('house_transfers');

-- A wallet's sum up to a movement: the next check reads only later ones.
CREATE TABLE wallet_checks (
  wallet_id uuid PRIMARY KEY REFERENCES wallets (id),
  transfer_id bigint NOT NULL,
  available_cents bigint NOT NULL,
  held_cents bigint NOT NULL
);

CREATE TABLE wallet_check_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  transfer_id bigint NOT NULL DEFAULT 0,
  wallet_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'
);
INSERT INTO wallet_check_progress DEFAULT VALUES;

-- Each closed day with the SHA-256 over its movements and the day before. A day ends with the last movement that happened
-- on it.
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

-- Sums after each movement that is not a number's; numbers cost the rest. Kept by
-- src/modules/wallet/statement/statement.sql.
CREATE TABLE wallet_sums (
  wallet_id uuid NOT NULL,
  transfer_id bigint NOT NULL,
  topups_cents bigint NOT NULL,
  other_cents bigint NOT NULL,
  returned_cents bigint NOT NULL,
  PRIMARY KEY (wallet_id, transfer_id)
);

-- Disturbances, and who follows them: the module status.

-- What staff tell everybody about a disturbance. Nothing is removed: a correction is marked, the audit has both texts.
CREATE TABLE incidents (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- A text by language. Where a language is missing, the Portuguese text is shown.
  titles jsonb NOT NULL CHECK (titles ? 'pt'),
  state text NOT NULL CHECK (state IN ('investigating', 'identified', 'monitoring', 'resolved')),
  impact text NOT NULL CHECK (impact IN ('slow', 'partial', 'down')),
  -- [{"area": "numbers" or "topups", "service_code": null for any, "country_iso": null for any}]
  affects jsonb NOT NULL CHECK (jsonb_array_length(affects) > 0),
  started_at timestamptz NOT NULL,
  next_update_at timestamptz,
  resolved_at timestamptz,
  opened_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The sale of what it affects rests until it is over.
  stops_sales boolean NOT NULL DEFAULT false,
  CHECK ((state = 'resolved') = (resolved_at IS NOT NULL)),
  CHECK ((state = 'resolved') = (next_update_at IS NULL))
);
CREATE INDEX incidents_by_time ON incidents (started_at);
CREATE INDEX incidents_open ON incidents (next_update_at) WHERE resolved_at IS NULL;

CREATE TABLE incident_updates (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  incident_id uuid NOT NULL REFERENCES incidents (id),
  state text NOT NULL,
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  published_at timestamptz NOT NULL,
  corrected_at timestamptz,
  -- How far its mails are, by the id of the follower.
  mailed_through uuid,
  mailed_at timestamptz
);
CREATE INDEX incident_updates_of_incident ON incident_updates (incident_id, published_at, id);
CREATE INDEX incident_updates_to_mail ON incident_updates (published_at) WHERE mailed_at IS NULL;

-- Who is mailed what staff publish at /status, once the address is confirmed; no account is needed.
CREATE TABLE status_followers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL UNIQUE,
  language text NOT NULL CHECK (language IN ('pt', 'en', 'es')),
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  confirmation_hash bytea NOT NULL UNIQUE,
  -- Every mail carries it, so it is kept as it is: it only takes this row away.
  leaving_key text NOT NULL UNIQUE
);
CREATE INDEX status_followers_unconfirmed ON status_followers (created_at) WHERE confirmed_at IS NULL;

-- What is sold: the module catalogue.

CREATE TABLE categories (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  name_pt text NOT NULL,
  name_en text NOT NULL,
  name_es text NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  updated_at timestamptz NOT NULL
);
INSERT INTO categories (code, name_pt, name_en, name_es, position, updated_at) VALUES
  ('messaging', 'Mensagens', 'Messaging', 'Mensajería', 1, now()),
  ('social', 'Redes sociais', 'Social networks', 'Redes sociales', 2, now()),
  ('dating', 'Encontros', 'Dating', 'Citas', 3, now()),
  ('entertainment', 'Entretenimento', 'Entertainment', 'Entretenimiento', 4, now()),
  ('games', 'Jogos', 'Games', 'Juegos', 5, now()),
  ('shopping', 'Compras', 'Shopping', 'Compras', 6, now()),
  ('mobility', 'Mobilidade e entregas', 'Mobility and delivery', 'Movilidad y entregas', 7, now()),
  ('travel', 'Viagens', 'Travel', 'Viajes', 8, now()),
  ('finance', 'Bancos e pagamentos', 'Banks and payments', 'Bancos y pagos', 9, now()),
  ('crypto', 'Criptomoedas', 'Crypto', 'Criptomonedas', 10, now()),
  ('betting', 'Apostas', 'Betting', 'Apuestas', 11, now()),
  ('accounts', 'Contas e e-mail', 'Accounts and e-mail', 'Cuentas y correo', 12, now()),
  ('ai', 'Inteligência artificial', 'Artificial intelligence', 'Inteligencia artificial', 13, now()),
  ('work', 'Trabalho', 'Work', 'Trabajo', 14, now()),
  ('other', 'Outros', 'Other', 'Otros', 15, now());

-- Names as providers list them, for services that our own directory does not know.
CREATE TABLE services (
  code text PRIMARY KEY,
  supplier_name text NOT NULL,
  category_code text NOT NULL DEFAULT 'other' REFERENCES categories (code)
);
CREATE INDEX services_of_category ON services (category_code);

CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  service_code text NOT NULL REFERENCES services (code),
  country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
  -- Null while there are too few numbers.
  delivery_rate real CHECK (delivery_rate BETWEEN 0 AND 1),
  typical_seconds integer CHECK (typical_seconds >= 0),
  sku text NOT NULL GENERATED ALWAYS AS (country_iso || '-' || upper(service_code)) STORED,
  -- Null where the service's name is shown.
  name text,
  description text,
  -- Cents of BRL; null while the price follows the cost.
  own_price_cents bigint CHECK (own_price_cents > 0),
  paused_at timestamptz,
  pause_reason text,
  -- Sum of the providers' lists.
  stock bigint NOT NULL DEFAULT 0 CHECK (stock >= 0),
  is_offered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  sample_size integer NOT NULL DEFAULT 0 CHECK (sample_size >= 0),
  -- How long nearly all first messages take: then another number may be asked for.
  patience_seconds integer CHECK (patience_seconds >= 0),
  works_now boolean,
  -- Percent on the cost, where it is not that of the settings; only while the price follows the cost.
  markup_percent double precision
    CHECK (markup_percent IS NULL OR markup_percent BETWEEN 0 AND 10000 AND own_price_cents IS NULL),
  stopped_by uuid REFERENCES incidents (id),
  UNIQUE (country_iso, service_code),
  CHECK (stopped_by IS NULL OR paused_at IS NOT NULL)
);
CREATE INDEX products_by_sku ON products (sku, id);
CREATE INDEX products_by_stock ON products (stock, id);
CREATE INDEX products_by_creation ON products (created_at, id);
CREATE INDEX products_by_change ON products (updated_at, id);
CREATE INDEX products_of_service ON products (service_code);
CREATE INDEX products_paused ON products (id) WHERE paused_at IS NOT NULL;
CREATE INDEX products_own_price ON products (id) WHERE own_price_cents IS NOT NULL;
CREATE INDEX products_sku_prefix ON products (sku text_pattern_ops);
CREATE INDEX products_stopped ON products (stopped_by) WHERE stopped_by IS NOT NULL;
CREATE INDEX products_named ON products (lower(name)) WHERE name IS NOT NULL;

-- A country may have several ids at one provider.
CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  product_id uuid NOT NULL REFERENCES products (id),
  provider text NOT NULL,
  provider_country_id text NOT NULL,
  service_code text NOT NULL,
  -- Millionths of one unit of the provider's currency.
  cost_micros bigint NOT NULL CHECK (cost_micros >= 0),
  cost_currency text NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0),
  active boolean NOT NULL,
  delivery_rate real,
  changed_at timestamptz NOT NULL,
  -- By staff; null comes last.
  position integer CHECK (position > 0),
  sample_size integer NOT NULL DEFAULT 0 CHECK (sample_size >= 0),
  typical_seconds integer CHECK (typical_seconds >= 0),
  -- How likely a try brings a message.
  standing real NOT NULL DEFAULT 0.75 CHECK (standing BETWEEN 0 AND 1),
  -- Until staff open it again: the provider asked another cost than it listed.
  closed_at timestamptz,
  closed_reason text CHECK (closed_reason IN ('COST_ABOVE_CEILING', 'COST_UNREADABLE')),
  promised_cost_micros bigint,
  asked_cost text,
  UNIQUE (provider, provider_country_id, service_code),
  CHECK ((closed_at IS NULL) = (closed_reason IS NULL))
);
CREATE INDEX offers_of_product ON offers (product_id);
-- Whether our account at a provider can pay everything.
CREATE INDEX offers_dearest ON offers (provider, cost_micros) WHERE active;
CREATE INDEX offers_closed ON offers (closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE provider_accounts (
  provider text PRIMARY KEY,
  balance_micros bigint NOT NULL,
  checked_at timestamptz NOT NULL,
  -- Failures before say nothing any more.
  reopened_at timestamptz
);

-- Purchases that a provider has forbidden us.
CREATE TABLE provider_bans (
  provider text NOT NULL,
  -- Both empty for a ban of everything.
  provider_country_id text NOT NULL,
  service_code text NOT NULL,
  banned_until timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_country_id, service_code),
  CHECK ((provider_country_id = '') = (service_code = ''))
);

-- Names are null where the usual ones are shown.
CREATE TABLE countries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  iso_code text NOT NULL UNIQUE CHECK (iso_code ~ '^[A-Z]{2}$'),
  is_enabled boolean NOT NULL DEFAULT true,
  -- Lower ones come first, equal ones by name.
  position integer NOT NULL DEFAULT 1000 CHECK (position > 0),
  name_pt text,
  name_en text,
  name_es text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE providers (
  code text PRIMARY KEY,
  name text NOT NULL,
  priority integer NOT NULL DEFAULT 100 CHECK (priority > 0),
  paused_at timestamptz,
  pause_reason text,
  updated_at timestamptz NOT NULL,
  -- Null for no limit of ours.
  max_open_numbers integer CHECK (max_open_numbers > 0)
);

-- Added by staff. The key is sealed with the server's secret.
CREATE TABLE provider_connections (
  code text PRIMARY KEY REFERENCES providers (code) CHECK (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  url text NOT NULL,
  currency text NOT NULL,
  sealed_key bytea NOT NULL,
  key_end text NOT NULL,
  requests_per_second integer NOT NULL CHECK (requests_per_second > 0),
  lists_per_second integer NOT NULL CHECK (lists_per_second > 0),
  updated_at timestamptz NOT NULL
);

-- The source of delivery rates and usual waits, by offer and time of allotment; made by
-- modules/catalogue/delivery/delivery.sql.
CREATE TABLE delivery_figures (
  service_code text NOT NULL,
  country_iso text NOT NULL,
  -- Beginning of ten minutes.
  starts_at timestamptz NOT NULL,
  provider text NOT NULL,
  provider_country_id text NOT NULL,
  -- Rounded up (delivery_step); null without a message.
  wait_seconds integer CHECK (wait_seconds >= 0),
  numbers bigint NOT NULL CHECK (numbers > 0),
  UNIQUE NULLS NOT DISTINCT (service_code, country_iso, starts_at, provider, provider_country_id, wait_seconds)
);
CREATE INDEX delivery_figures_time ON delivery_figures (starts_at);

-- How the numbers of each day delivered, in America/Sao_Paulo: kept longer than the figures it is made of, by
-- modules/catalogue/delivery/delivery.sql.
CREATE TABLE delivery_days (
  service_code text NOT NULL,
  country_iso text NOT NULL,
  day date NOT NULL,
  numbers bigint NOT NULL CHECK (numbers > 0),
  delivered bigint NOT NULL CHECK (delivered BETWEEN 0 AND numbers),
  PRIMARY KEY (service_code, country_iso, day)
);
CREATE INDEX delivery_days_time ON delivery_days (day);

-- Younger numbers are counted again each time.
CREATE TABLE delivery_watermark (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  counted_at timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO delivery_watermark DEFAULT VALUES;

CREATE TABLE provider_circuits (
  provider text PRIMARY KEY,
  -- open: nothing is bought there. half_open: the next purchase decides.
  state text NOT NULL CHECK (state IN ('open', 'half_open')),
  reason text NOT NULL,
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  retry_at timestamptz NOT NULL,
  trips integer NOT NULL
);

CREATE TABLE provider_polls (
  provider text PRIMARY KEY,
  is_listed boolean NOT NULL,
  interval_seconds integer NOT NULL,
  polled_at timestamptz NOT NULL,
  -- Rows of its list that could not be read.
  unread_rows integer NOT NULL DEFAULT 0,
  unread_shape text,
  unread_at timestamptz
);

-- Numbers: the module activations.

CREATE TABLE purchases (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  quantity smallint NOT NULL CHECK (quantity > 0),
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents > 0),
  currency text NOT NULL,
  -- Of the stored answer.
  language text NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  -- Without a key at once.
  answered_at timestamptz,
  -- Whom a reseller bought for, in the reseller's own words.
  end_user text CHECK (length(end_user) BETWEEN 1 AND 100),
  -- An order that leaves the country open goes on in the next one: a purchase of its own, of the numbers that failed.
  continues uuid REFERENCES purchases (id)
);
CREATE INDEX purchases_unanswered ON purchases (created_at) WHERE answered_at IS NULL;
CREATE INDEX purchases_age ON purchases (created_at);
CREATE INDEX purchases_continuing ON purchases (continues) WHERE continues IS NOT NULL;

-- REQUESTING and FAILED have no allotment.
CREATE TABLE activations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  purchase_id uuid NOT NULL REFERENCES purchases (id),
  number smallint NOT NULL,
  user_id uuid NOT NULL,
  service_code text NOT NULL REFERENCES services (code),
  country_iso text NOT NULL,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (
    status IN ('REQUESTING', 'FAILED', 'WAITING_SMS', 'COMPLETED', 'ACTIVE', 'CANCELLED', 'EXPIRED')),
  failure_code text,
  provider text,
  provider_country_id text,
  provider_activation_id text,
  phone text,
  cost_micros bigint CONSTRAINT activations_cost CHECK (cost_micros >= 0),
  cost_currency text,
  -- Whether the provider keeps its price, gave it back, or has not said.
  cost_state text CHECK (cost_state IN ('charged', 'returned', 'unsettled')),
  can_get_another boolean NOT NULL DEFAULT false,
  requested_at timestamptz NOT NULL,
  allotted_at timestamptz,
  expires_at timestamptz,
  cancel_available_at timestamptz,
  first_message_at timestamptz,
  -- Messages that the customer may see.
  message_count integer NOT NULL DEFAULT 0,
  cancel_requested_at timestamptz,
  -- When the provider is asked again about a cancel or its price.
  retry_at timestamptz,
  retries smallint NOT NULL DEFAULT 0,
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('customer', 'swap', 'staff', 'expiry', 'provider', 'failure')),
  -- By the customer.
  finished_at timestamptz,
  updated_at timestamptz NOT NULL,
  cost_rate numeric,
  refunded_at timestamptz,
  is_cancelled_by_staff boolean NOT NULL DEFAULT false,
  -- On the old number until its provider has taken it back; the new one names the old one in swapped_from.
  swap_requested_at timestamptz,
  swapped_from uuid REFERENCES activations (id),
  -- The list's cost, until the provider states one.
  is_cost_guessed boolean NOT NULL DEFAULT false,
  -- Decimal, below 2^53: programs of the old market read ids as integers. It is never reused.
  number_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100000001) CONSTRAINT activations_number_id UNIQUE,
  -- The key that bought the number, which may be revoked by now, and the day whose budget it took. A number that
  -- replaces another has those of the first.
  api_key_id uuid,
  api_key_day date,
  -- Who of the team bought the number, its owner too; null where the account had no team.
  member_id uuid,
  CONSTRAINT activations_provider_number UNIQUE (provider, provider_activation_id),
  CONSTRAINT activations_number UNIQUE (purchase_id, number),
  CHECK ((status IN ('REQUESTING', 'FAILED')) = (allotted_at IS NULL)),
  CHECK ((allotted_at IS NULL) = (phone IS NULL)),
  CHECK ((status IN ('FAILED', 'CANCELLED', 'EXPIRED')) = (closed_at IS NOT NULL)),
  CHECK ((status IN ('COMPLETED', 'ACTIVE')) = (first_message_at IS NOT NULL)),
  CHECK (refunded_at IS NULL OR status IN ('COMPLETED', 'ACTIVE')),
  CHECK ((api_key_id IS NULL) = (api_key_day IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX activations_window ON activations (user_id, expires_at) WHERE allotted_at IS NOT NULL;
CREATE INDEX activations_requesting ON activations (user_id) WHERE status = 'REQUESTING';
CREATE INDEX activations_due ON activations (expires_at) WHERE status IN ('WAITING_SMS', 'ACTIVE');
CREATE INDEX activations_receiving ON activations (provider, expires_at)
  WHERE status IN ('WAITING_SMS', 'ACTIVE', 'COMPLETED');
CREATE INDEX activations_retry ON activations (retry_at) WHERE retry_at IS NOT NULL;
CREATE INDEX activations_cancelled ON activations (user_id, closed_at) WHERE closed_by = 'customer';
CREATE INDEX activations_recent ON activations (allotted_at) WHERE allotted_at IS NOT NULL;
-- Orders by time, of one customer, and in states with few rows.
CREATE INDEX activations_orders ON activations (requested_at, id);
CREATE INDEX activations_orders_of_user ON activations (user_id, requested_at, id);
CREATE INDEX activations_underway ON activations (requested_at, id)
  WHERE status IN ('REQUESTING', 'WAITING_SMS', 'ACTIVE');
CREATE INDEX activations_cancelled_orders ON activations (requested_at, id) WHERE status = 'CANCELLED';
CREATE INDEX activations_refunded_orders ON activations (requested_at, id)
  WHERE status IN ('EXPIRED', 'FAILED') OR refunded_at IS NOT NULL;
-- Refunds by staff, which are few among all that ended without a message.
CREATE INDEX activations_given_back ON activations (requested_at, id) WHERE refunded_at IS NOT NULL;
-- What only staff can find out: numbers that ended while their cost is open.
CREATE INDEX activations_cost_open ON activations (id) WHERE cost_state = 'unsettled';
CREATE INDEX activations_of_service ON activations (service_code, requested_at, id);
CREATE INDEX activations_of_country ON activations (country_iso, requested_at, id);
CREATE INDEX activations_of_provider ON activations (provider, requested_at, id);
-- The short number, by which people call an order.
CREATE INDEX activations_short_number ON activations (right(id::text, 8));
-- By the first digits, the country's code among them.
CREATE INDEX activations_phone_start ON activations (phone text_pattern_ops);
-- By the last digits, with or without the country's code.
CREATE INDEX activations_phone_end ON activations (reverse(phone) text_pattern_ops);
-- A customer's orders, merged from the products that the customer has bought.
CREATE INDEX activations_of_user_by_status ON activations (user_id, service_code, country_iso, status, allotted_at, id)
  WHERE allotted_at IS NOT NULL;
CREATE INDEX activations_of_user_by_price ON activations (user_id, service_code, country_iso, price_cents, allotted_at, id)
  WHERE allotted_at IS NOT NULL;
CREATE INDEX activations_of_user ON activations (user_id, allotted_at, id) INCLUDE (phone) WHERE allotted_at IS NOT NULL;
-- Numbers whose money came back: a customer's, merged from products as the other lists.
CREATE INDEX activations_returned ON activations (user_id, service_code, country_iso, status, allotted_at, id)
  WHERE allotted_at IS NOT NULL AND (status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL);
CREATE INDEX activations_returned_by_price ON activations
  (user_id, service_code, country_iso, price_cents, allotted_at, id)
  WHERE allotted_at IS NOT NULL AND (status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL);
-- With many products each product would be read for a status.
CREATE INDEX activations_of_user_in_status ON activations (user_id, status, allotted_at, id) WHERE allotted_at IS NOT NULL;
CREATE UNIQUE INDEX activations_swapped_from ON activations (swapped_from) WHERE swapped_from IS NOT NULL;

-- Written before the call, its outcome after it.
CREATE TABLE provider_attempts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  activation_id uuid NOT NULL REFERENCES activations (id),
  number smallint NOT NULL,
  provider text NOT NULL,
  service_code text NOT NULL,
  provider_country_id text NOT NULL,
  list_cost_micros bigint NOT NULL,
  cost_currency text NOT NULL,
  max_price_micros bigint NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- unknown: it may have bought a number. adopted, found_late: that number appeared before or after the hold was given
  -- up. rejected: sold in a way that we do not take.
  outcome text NOT NULL DEFAULT 'pending' CHECK (outcome IN (
    'pending', 'bought', 'refused', 'not_sent', 'unknown', 'adopted', 'given_up', 'found_late', 'rejected')),
  reason text,
  request text,
  response text,
  latency_ms integer,
  cost_micros bigint,
  provider_activation_id text,
  -- BRL for one unit of the currency of the cost, at the order.
  cost_rate numeric,
  UNIQUE (activation_id, number),
  CONSTRAINT provider_attempts_cost
  CHECK (cost_micros >= 0 AND list_cost_micros >= 0 AND max_price_micros >= 0)
);
CREATE INDEX provider_attempts_open ON provider_attempts (provider, service_code, provider_country_id, started_at)
  WHERE outcome IN ('pending', 'unknown', 'given_up');
CREATE INDEX provider_attempts_time ON provider_attempts USING brin (started_at);
CREATE INDEX provider_attempts_recent ON provider_attempts (provider, started_at);
CREATE INDEX provider_attempts_rejected ON provider_attempts (started_at) WHERE outcome = 'rejected';

-- Unmatched numbers: held for our account, but of no activation.
CREATE TABLE stray_numbers (
  provider text NOT NULL,
  provider_activation_id text NOT NULL,
  service_code text NOT NULL,
  provider_country_id text NOT NULL,
  phone text NOT NULL,
  cost_micros bigint CONSTRAINT stray_numbers_cost CHECK (cost_micros >= 0),
  first_seen_at timestamptz NOT NULL,
  -- reported: nothing of ours explains it. kept: it could not be given back.
  state text NOT NULL CHECK (state IN ('seen', 'adopted', 'cancelling', 'cancelled', 'kept', 'reported')),
  attempt_id uuid REFERENCES provider_attempts (id),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_activation_id)
);
CREATE INDEX stray_numbers_cancelling ON stray_numbers (updated_at) WHERE state = 'cancelling';
CREATE INDEX stray_numbers_reported ON stray_numbers (provider, first_seen_at) WHERE state = 'reported';

-- By the provider's id of the number: a message may arrive before the answer that sold us the number.
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  provider text NOT NULL,
  provider_activation_id text NOT NULL,
  activation_id uuid REFERENCES activations (id),
  user_id uuid,
  code text,
  text text,
  -- The provider's own time and mark.
  supplier_at timestamptz,
  supplier_key text,
  received_at timestamptz NOT NULL,
  -- free: shown without being paid, after the expiry.
  shown boolean NOT NULL,
  free boolean NOT NULL DEFAULT false
);
CREATE INDEX messages_of_number ON messages (provider, provider_activation_id);
CREATE UNIQUE INDEX messages_supplier_key ON messages (provider, provider_activation_id, supplier_key);
CREATE INDEX messages_of_activation ON messages (activation_id, received_at DESC, id DESC);
CREATE INDEX messages_of_user ON messages (user_id, received_at) WHERE shown;
CREATE INDEX messages_to_forget ON messages (received_at) WHERE text IS NOT NULL OR code IS NOT NULL;
CREATE INDEX messages_free ON messages (user_id, received_at) WHERE shown AND free;

-- Requests for a number whose answer did not reach the program: the next same one within a moment gets the same number.
CREATE TABLE lost_answers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  asked text NOT NULL,
  -- The idempotency key of the purchase.
  request_key text NOT NULL,
  lost_at timestamptz NOT NULL
);
CREATE INDEX lost_answers_of_user ON lost_answers (user_id, asked);
CREATE INDEX lost_answers_age ON lost_answers (lost_at);

CREATE TABLE purchase_blocks (
  user_id uuid PRIMARY KEY,
  blocked_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);
CREATE INDEX purchase_blocks_until ON purchase_blocks (blocked_until);

CREATE TABLE order_notes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  -- The notes go with the account.
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_notes_of_order ON order_notes (order_id, created_at, id);
CREATE INDEX order_notes_of_user ON order_notes (user_id);

-- By product and month, credited top-ups without one. Kept by the triggers of src/modules/activations/orders/orders.sql.
CREATE TABLE order_counts (
  user_id uuid NOT NULL,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  orders bigint NOT NULL,
  with_sms bigint NOT NULL,
  refunded bigint NOT NULL,
  newest_at timestamptz NOT NULL,
  month date NOT NULL,
  PRIMARY KEY (user_id, service_code, country_iso, month)
) WITH (fillfactor = 80);
-- The last months of a customer, without those of all products before.
CREATE INDEX order_counts_by_month ON order_counts (user_id, month);

-- Push messages: the module notifications.

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint UNIQUE CHECK (length(endpoint) <= 2048),
  p256dh text NOT NULL,
  auth text NOT NULL,
  expires_at timestamptz,
  subscribed_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id, subscribed_at DESC, id DESC);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

-- Written by the transaction of the event.
CREATE TABLE push_outbox (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (
    kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
             'incident_published', 'alert_triggered')),
  subject_id uuid NOT NULL,
  service_code text,
  country_iso text,
  happened_at timestamptz NOT NULL
);

-- Prices that customers wait for: the module alerts.

-- A customer waits for a number of a product, or for its price to fall so far.
CREATE TABLE price_alerts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  -- Null: whatever the number costs.
  max_price_cents bigint CHECK (max_price_cents > 0),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at),
  triggered_at timestamptz,
  triggered_price_cents bigint,
  CHECK ((triggered_at IS NULL) = (triggered_price_cents IS NULL)),
  UNIQUE (user_id, service_code, country_iso)
);
CREATE INDEX price_alerts_waiting ON price_alerts (currency, service_code, country_iso, max_price_cents)
  WHERE triggered_at IS NULL;
CREATE INDEX price_alerts_age ON price_alerts (ends_at);

-- What programs hear: the module webhooks.

-- Where customers' programs hear of what happened.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url text NOT NULL CHECK (length(url) <= 2048),
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  -- Sealed. After a rotation the earlier one signs as well for a while.
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz NOT NULL,
  -- Since when no delivery has been accepted although some were tried.
  failing_since timestamptz,
  paused_until timestamptz,
  -- It took long to answer: its deliveries do not take the turns of others.
  is_slow boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,
  disabled_by text CHECK (disabled_by IN ('owner', 'gone', 'failing', 'security')),
  CHECK ((disabled_at IS NULL) = (disabled_by IS NULL)),
  CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);
CREATE INDEX webhook_endpoints_of_user ON webhook_endpoints (user_id, id);

-- Written in the transaction of what it reports.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  event_id uuid NOT NULL,
  type text NOT NULL,
  -- The bytes that are signed and sent.
  body text NOT NULL,
  occurred_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  due_at timestamptz,
  tried_at timestamptz,
  answer_status smallint,
  -- The beginning of its body, or what went wrong.
  answer text,
  answer_ms integer,
  -- What happened in a test world, or was sent by hand.
  is_test boolean NOT NULL DEFAULT false,
  CHECK ((status = 'pending') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at, id) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, occurred_at, id);
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (endpoint_id, occurred_at, id) WHERE status = 'failed';
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (occurred_at);

-- What test keys buy, and with what: the module testkeys. No reading of the product can meet it.

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
  closed_by text CHECK (closed_by IN ('customer', 'swap', 'expiry')),
  is_open boolean NOT NULL,
  created_at timestamptz NOT NULL,
  swapped_from uuid UNIQUE,
  end_user text,
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK ((closed_at IS NOT NULL) = (status IN ('CANCELLED', 'EXPIRED'))),
  CHECK ((first_message_at IS NOT NULL) = (status IN ('COMPLETED', 'ACTIVE'))),
  CHECK (is_open OR status NOT IN ('WAITING_SMS', 'ACTIVE'))
);
CREATE INDEX test_numbers_open ON test_numbers (user_id, expires_at) WHERE is_open;
CREATE INDEX test_numbers_of_user ON test_numbers (user_id, id) WHERE status <> 'FAILED';
CREATE INDEX test_numbers_age ON test_numbers (created_at);

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

-- Questions of customers: the module support.

-- What customers ask staff to decide: a number that was no good, a payment that did not arrive, a message to support.
CREATE TABLE cases (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind text NOT NULL CHECK (kind IN ('code_wrong', 'number_registered', 'paid_nothing_came', 'contact')),
  -- Null of a message to support, whose sender need not have an account.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- An order has one case at most, so that its money is decided once.
  activation_id uuid CONSTRAINT cases_of_activation UNIQUE,
  topup_id uuid CONSTRAINT cases_of_topup UNIQUE,
  name text,
  email text,
  subject text,
  words text NOT NULL,
  language text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  owner_id uuid,
  owned_at timestamptz,
  decided_at timestamptz,
  decision text CHECK (decision IN ('refund', 'credit', 'refuse', 'answer')),
  -- What the evidence came to at the decision, by which equal cases are counted.
  ground text,
  decided_by uuid,
  reply text,
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(' ' || number || ' ' || coalesce(right(activation_id::text, 8), right(topup_id::text, 8), '') || ' '
          || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' ' || words)) STORED,
  -- A reply waits a moment before its mail, so that staff can take it back; taken back it is a draft.
  reply_due_at timestamptz,
  replied_at timestamptz,
  CHECK (CASE kind WHEN 'contact' THEN num_nonnulls(user_id, activation_id, topup_id) = 0 AND email IS NOT NULL
                   WHEN 'paid_nothing_came' THEN num_nulls(user_id, topup_id) = 0 AND activation_id IS NULL
                   ELSE num_nulls(user_id, activation_id) = 0 AND topup_id IS NULL END),
  CHECK (num_nonnulls(decided_at, decision, ground) IN (0, 3)),
  CHECK ((owner_id IS NULL) = (owned_at IS NULL)),
  CONSTRAINT cases_reply_once CHECK (num_nonnulls(reply_due_at, replied_at) <= (reply IS NOT NULL)::integer)
);
CREATE INDEX cases_open ON cases (due_at, id) WHERE decided_at IS NULL;
CREATE INDEX cases_by_due ON cases (due_at, id);
CREATE INDEX cases_decided ON cases (decided_at, id) WHERE decided_at IS NOT NULL;
CREATE INDEX cases_alike ON cases (kind, ground, decided_at DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX cases_of_user ON cases (user_id, opened_at DESC, id DESC);
CREATE INDEX cases_reply_due ON cases (reply_due_at) WHERE reply_due_at IS NOT NULL;
-- Those of an owner or of a kind, also among all that are decided.
CREATE INDEX cases_of_owner ON cases (owner_id, due_at, id);
CREATE INDEX cases_of_kind ON cases (kind, due_at, id);

-- Which case each member of staff has open: one row each, renewed while they look.
CREATE TABLE case_viewers (
  staff_id uuid PRIMARY KEY,
  case_id uuid NOT NULL,
  seen_at timestamptz NOT NULL
);

-- Staff: the module admin.

-- No foreign keys: an entry outlives its subject.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  session_id uuid,
  ip_address text,
  user_agent text,
  request_id text NOT NULL,
  action text NOT NULL,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  user_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  search_text text NOT NULL
    GENERATED ALWAYS AS (' ' || action || ' ' || entity_id || coalesce(' ' || lower(reason), '')) STORED,
  -- Outlives the token; null for a session.
  token_name text
);
CREATE INDEX audit_entries_newest ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_entity ON audit_entries (entity_type, entity_id, at, id);
CREATE INDEX audit_entries_user ON audit_entries (user_id, at, id);
CREATE INDEX audit_entries_staff ON audit_entries (staff_id, at, id);
CREATE INDEX audit_entries_request ON audit_entries (request_id, id);
CREATE INDEX audit_entries_action ON audit_entries (action, at, id);

-- Sums of movements up to the watermark, by span; a day also by product. See src/modules/admin/figures/figures.sql.
CREATE TABLE sales_figures (
  span text NOT NULL CHECK (span IN ('all', 'hour', 'day')),
  -- Of the hour, or of the day in America/Sao_Paulo.
  starts_at timestamptz NOT NULL,
  fact text NOT NULL,
  currency text NOT NULL,
  -- Empty where the fact or the span has none.
  cost_currency text NOT NULL,
  closed_by text NOT NULL,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  gateway text NOT NULL,
  entries bigint NOT NULL,
  orders bigint NOT NULL,
  amount_cents bigint NOT NULL,
  cost_micros bigint NOT NULL,
  provider text NOT NULL,
  PRIMARY KEY
    (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider)
) WITH (fillfactor = 80);

-- Transfers up to folded_id are in sales_figures. Those up to candidate_id follow once every transaction that began
-- before candidate_xid has ended: no smaller id can then appear.
CREATE TABLE sales_watermark (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  folded_id bigint NOT NULL DEFAULT 0,
  candidate_id bigint NOT NULL DEFAULT 0,
  candidate_xid xid8 NOT NULL DEFAULT '0'
);
INSERT INTO sales_watermark DEFAULT VALUES;

-- Counts of rows by kind: folded ones, and the changes since.
CREATE TABLE row_counts (
  name text NOT NULL,
  key text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (name, key)
);

CREATE TABLE row_count_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  key text NOT NULL,
  change bigint NOT NULL
);

-- No foreign keys: a closing outlives its account.
CREATE TABLE report_closings (
  month text PRIMARY KEY CHECK (month ~ '^\d{4}-\d{2}$'),
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL,
  reason text,
  -- Cents of BRL.
  revenue_cents bigint NOT NULL,
  -- json: read back byte for byte.
  reports json NOT NULL
);

CREATE TABLE alarms (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL,
  -- Empty where there is only one such thing.
  subject text NOT NULL,
  -- Wire names.
  facts jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid
);
CREATE UNIQUE INDEX alarms_open ON alarms (code, subject) WHERE closed_at IS NULL;
CREATE INDEX alarms_newest ON alarms (opened_at, id);
CREATE INDEX alarms_by_code ON alarms (code, opened_at, id);

CREATE TABLE reconciliation_runs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Null for the daily one.
  started_by uuid,
  -- By check and party: {"compared": n} or {"problem": text}.
  results jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX reconciliation_runs_newest ON reconciliation_runs (started_at);
CREATE UNIQUE INDEX reconciliation_runs_one_at_a_time ON reconciliation_runs ((true)) WHERE ended_at IS NULL;

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
  -- A wallet, a charge, a number, an account or a day.
  subject text NOT NULL,
  -- The gateway, provider or account; empty for what is only ours.
  party text NOT NULL,
  day date,
  currency text,
  -- Positive for a gain of the house; null without money.
  amount_micros bigint,
  evidence jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'gone', 'accepted')),
  found_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz CHECK ((ended_at IS NULL) = (state = 'open')),
  accepted_as text CHECK (
    accepted_as IN ('loss', 'gain') AND state = 'accepted' OR accepted_as IS NULL AND state <> 'accepted'),
  accepted_by uuid,
  reason text
);
CREATE UNIQUE INDEX reconciliation_differences_open ON reconciliation_differences (check_name, code, subject)
  WHERE state = 'open';
CREATE INDEX reconciliation_differences_accepted ON reconciliation_differences (check_name, code, subject)
  WHERE state = 'accepted';
-- What a month lost by accepted differences.
CREATE INDEX reconciliation_differences_losses ON reconciliation_differences (ended_at)
  WHERE state = 'accepted' AND amount_micros < 0;
CREATE INDEX reconciliation_differences_newest ON reconciliation_differences (found_at, id);
CREATE INDEX reconciliation_differences_by_state ON reconciliation_differences (state, found_at, id);
CREATE INDEX reconciliation_differences_by_check ON reconciliation_differences (check_name, found_at, id);

CREATE TABLE user_notes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX user_notes_of_user ON user_notes (user_id, created_at, id);

-- A server without the extension searches without these indexes: slower, not wrong.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
  CREATE INDEX audit_entries_search ON audit_entries USING gin (search_text gin_trgm_ops);
  CREATE INDEX cases_search ON cases USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR undefined_object OR insufficient_privilege THEN
  RAISE WARNING 'pg_trgm is not available: accounts, cases and the audit are searched without an index';
END
$$;
