-- The schema as released on 22 November 2026: the dated migrations of that day, one after the other.
CREATE TABLE migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now());

-- 20261121-10-platform
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One row per loop: who runs it until when, and when it is due again.
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
  -- Not jsonb: a replayed answer keeps the order of its fields.
  answer json,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_claimed_at ON idempotency_keys (claimed_at);

-- 20261121-11-rate-limits
-- Counters may be lost in a crash; not logging them keeps a limited call cheap.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- 20261121-20-accounts
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL CHECK (email = lower(email)),
  -- Null: the account signs in through an identity provider only.
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
  last_login_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_staff ON users (role) WHERE role <> 'CUSTOMER';

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT sessions_token_hash UNIQUE,
  name text NOT NULL,
  user_agent text,
  ip_address text,
  -- Where the sign-in came from, as the throttle sees it: an IPv4 address or an IPv6 /64.
  network text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id, created_at DESC);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- The one code that can confirm an address; a new one replaces it.
CREATE TABLE email_verifications (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  -- When its owner last asked for a new one; null while it is the code of the registration.
  requested_at timestamptz,
  expires_at timestamptz NOT NULL
);

-- 20261121-30-ledger
CREATE TABLE wallets (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  available_cents bigint NOT NULL DEFAULT 0 CHECK (available_cents >= 0),
  held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  last_transaction_at timestamptz,
  UNIQUE (user_id, currency),
  UNIQUE (id, user_id, currency)
) WITH (fillfactor = 80);

-- One row debits one account and credits another by the same amount, so no posting can be out of balance.
-- 'available' and 'held' are the accounts of the row's wallet; the others belong to the house, have no balance row
-- and therefore no lock that customers would share: their balances are sums over this table.
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
  FOREIGN KEY (wallet_id, user_id, currency) REFERENCES wallets (id, user_id, currency),
  CONSTRAINT transfers_once UNIQUE (reference_id, reference_type, kind),
  CONSTRAINT transfers_kind CHECK (
    CASE kind
      WHEN 'topup' THEN
        reference_type = 'topup' AND debit_account LIKE 'clearing:_%' AND credit_account = 'available'
      WHEN 'hold' THEN
        reference_type = 'activation' AND debit_account = 'available' AND credit_account = 'held'
      WHEN 'capture' THEN
        reference_type = 'activation' AND debit_account = 'held' AND credit_account = 'revenue'
      WHEN 'release' THEN
        reference_type = 'activation' AND debit_account = 'held' AND credit_account = 'available'
      WHEN 'adjustment' THEN
        reference_type = 'adjustment'
        AND (debit_account, credit_account) IN (('adjustments', 'available'), ('available', 'adjustments'))
      ELSE false
    END
  )
);
CREATE INDEX transfers_statement ON transfers (wallet_id, id);

-- A hold ends once: captured or released, never both.
CREATE UNIQUE INDEX transfers_settled_once ON transfers (reference_id, reference_type)
  WHERE kind IN ('capture', 'release');

CREATE FUNCTION transfers_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'transfers are append-only: % refused', TG_OP;
END
$$;
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION transfers_are_append_only();

-- 20261121-31-ledger-functions
-- What every posting answers: where the wallet stands now, and whether this call moved the money.
CREATE TYPE ledger_posting AS (
  -- False when the reference had been posted before: nothing moved this time.
  moved boolean,
  -- What stands under the reference: a capture that lost against a release answers 'release', and the reverse.
  kind text,
  user_id uuid,
  wallet_id uuid,
  currency text,
  amount_cents bigint,
  available_cents bigint,
  held_cents bigint
);

-- Locks the wallet until the transaction ends; the first money of a currency opens it.
CREATE FUNCTION ledger_lock_wallet(p_user_id uuid, p_currency text) RETURNS wallets LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets;
BEGIN
  SELECT * INTO wallet FROM wallets
   WHERE user_id = p_user_id AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO wallets (user_id, currency) VALUES (p_user_id, p_currency)
      ON CONFLICT (user_id, currency) DO NOTHING;
    SELECT * INTO STRICT wallet FROM wallets
     WHERE user_id = p_user_id AND currency = p_currency FOR NO KEY UPDATE;
  END IF;
  RETURN wallet;
END
$$;

CREATE FUNCTION ledger_refuse_insufficient(p_available_cents bigint, p_cost_cents bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'INSUFFICIENT_BALANCE', DETAIL = jsonb_build_object(
    'user_balance', round(p_available_cents / 100.0, 2),
    'total_cost', round(p_cost_cents / 100.0, 2),
    'missing', round((p_cost_cents - p_available_cents) / 100.0, 2))::text;
END
$$;

-- Refuses unless the wallet can pay the whole cost, and keeps it locked: for callers that hold several amounts.
CREATE FUNCTION ledger_assert_available(p_user_id uuid, p_currency text, p_cost_cents bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets := ledger_lock_wallet(p_user_id, p_currency);
BEGIN
  IF wallet.available_cents < p_cost_cents THEN
    PERFORM ledger_refuse_insufficient(wallet.available_cents, p_cost_cents);
  END IF;
END
$$;

-- The one place that writes wallets and transfers.
CREATE FUNCTION ledger_post(
  p_user_id uuid, p_currency text, p_kind text, p_debit text, p_credit text, p_amount_cents bigint,
  p_reference_type text, p_reference_id uuid, p_note text, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets := ledger_lock_wallet(p_user_id, p_currency);
  posting ledger_posting;
BEGIN
  posting.user_id := wallet.user_id;
  posting.wallet_id := wallet.id;
  posting.currency := wallet.currency;

  -- The wallet's lock makes duplicates queue up here, and each statement sees what the one before committed.
  SELECT false, kind, amount_cents INTO posting.moved, posting.kind, posting.amount_cents FROM transfers
   WHERE reference_id = p_reference_id AND reference_type = p_reference_type
     AND (kind = p_kind OR (kind IN ('capture', 'release') AND p_kind IN ('capture', 'release')));
  IF FOUND THEN
    posting.available_cents := wallet.available_cents;
    posting.held_cents := wallet.held_cents;
    RETURN posting;
  END IF;

  IF p_debit = 'available' AND wallet.available_cents < p_amount_cents THEN
    PERFORM ledger_refuse_insufficient(wallet.available_cents, p_amount_cents);
  END IF;

  UPDATE wallets SET
    available_cents = available_cents
      + CASE p_credit WHEN 'available' THEN p_amount_cents ELSE 0 END
      - CASE p_debit WHEN 'available' THEN p_amount_cents ELSE 0 END,
    held_cents = held_cents
      + CASE p_credit WHEN 'held' THEN p_amount_cents ELSE 0 END
      - CASE p_debit WHEN 'held' THEN p_amount_cents ELSE 0 END,
    last_transaction_at = greatest(last_transaction_at, p_at)
  WHERE id = wallet.id
  RETURNING available_cents, held_cents INTO posting.available_cents, posting.held_cents;

  INSERT INTO transfers (
    wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents,
    reference_type, reference_id, available_after_cents, held_after_cents, note, occurred_at
  ) VALUES (
    wallet.id, wallet.user_id, wallet.currency, p_kind, p_debit, p_credit, p_amount_cents,
    p_reference_type, p_reference_id, posting.available_cents, posting.held_cents, p_note, p_at
  );
  posting.moved := true;
  posting.kind := p_kind;
  posting.amount_cents := p_amount_cents;
  RETURN posting;
END
$$;

-- Reserves money for the reference. Raises INSUFFICIENT_BALANCE.
CREATE FUNCTION ledger_hold(
  p_user_id uuid, p_currency text, p_amount_cents bigint, p_reference_type text, p_reference_id uuid,
  p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_post(p_user_id, p_currency, 'hold', 'available', 'held', p_amount_cents,
                     p_reference_type, p_reference_id, NULL, p_at);
END
$$;

-- Ends the hold of the reference with its whole amount. A reference without a hold is a fault of the caller.
CREATE FUNCTION ledger_settle(
  p_kind text, p_credit text, p_reference_type text, p_reference_id uuid, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  hold transfers;
BEGIN
  SELECT * INTO hold FROM transfers
   WHERE reference_id = p_reference_id AND reference_type = p_reference_type AND kind = 'hold';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no money is held for % %', p_reference_type, p_reference_id;
  END IF;
  RETURN ledger_post(hold.user_id, hold.currency, p_kind, 'held', p_credit, hold.amount_cents,
                     p_reference_type, p_reference_id, NULL, p_at);
END
$$;

-- The held money is earned.
CREATE FUNCTION ledger_capture(p_reference_type text, p_reference_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_settle('capture', 'revenue', p_reference_type, p_reference_id, p_at);
END
$$;

-- The held money goes back to what can be spent.
CREATE FUNCTION ledger_release(p_reference_type text, p_reference_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_settle('release', 'available', p_reference_type, p_reference_id, p_at);
END
$$;

-- Money that a gateway received becomes spendable.
CREATE FUNCTION ledger_credit_topup(
  p_user_id uuid, p_currency text, p_amount_cents bigint, p_gateway text, p_topup_id uuid, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_post(p_user_id, p_currency, 'topup', 'clearing:' || p_gateway, 'available', p_amount_cents,
                     'topup', p_topup_id, NULL, p_at);
END
$$;

-- Staff adds to (positive) or takes from (negative) what can be spent. Raises INSUFFICIENT_BALANCE.
CREATE FUNCTION ledger_adjust(
  p_user_id uuid, p_currency text, p_change_cents bigint, p_adjustment_id uuid, p_note text, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  IF p_change_cents < 0 THEN
    RETURN ledger_post(p_user_id, p_currency, 'adjustment', 'available', 'adjustments', -p_change_cents,
                       'adjustment', p_adjustment_id, p_note, p_at);
  END IF;
  RETURN ledger_post(p_user_id, p_currency, 'adjustment', 'adjustments', 'available', p_change_cents,
                     'adjustment', p_adjustment_id, p_note, p_at);
END
$$;

-- 20261121-32-topups
CREATE TABLE gateway_selections (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  gateway text NOT NULL
);

CREATE TABLE topups (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Cents of BRL: what the Pix charges.
  charge_amount_cents bigint NOT NULL CHECK (charge_amount_cents > 0),
  fx_rate numeric(14, 6) NOT NULL CHECK (fx_rate > 0),
  gateway text NOT NULL,
  -- Written before the gateway is called, so that a repetition after a crash finds the first charge.
  gateway_key uuid NOT NULL,
  gateway_payment_id text,
  gateway_expires_at timestamptz NOT NULL,
  -- The client's Idempotency-Key while the top-up can still answer it.
  request_key text,
  description text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'expired', 'failed', 'refunded')),
  qr_code text,
  qr_code_base64 text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  last_read_at timestamptz,
  -- When the gateway is asked next; null once nothing more is expected.
  next_read_at timestamptz,
  -- Money moved in a way that a person must look at; never settled by itself.
  staff_reason text,
  CONSTRAINT topups_paid CHECK (status <> 'paid' OR (paid_at IS NOT NULL AND gateway_payment_id IS NOT NULL)),
  CONSTRAINT topups_gateway_payment UNIQUE (gateway, gateway_payment_id),
  CONSTRAINT topups_request UNIQUE (user_id, request_key)
);
CREATE INDEX topups_of_user ON topups (user_id, created_at, id);
CREATE INDEX topups_due ON topups (next_read_at) WHERE next_read_at IS NOT NULL;

-- Credits a top-up whose payment the gateway has confirmed; answers nothing when it had been credited before.
-- An expired or failed one is credited too: the money is with us.
CREATE FUNCTION topup_credit(p_topup_id uuid, p_gateway_payment_id text, p_paid_at timestamptz, p_at timestamptz)
RETURNS SETOF ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  topup topups;
BEGIN
  UPDATE topups SET
    status = 'paid', paid_at = p_paid_at, gateway_payment_id = p_gateway_payment_id, next_read_at = NULL,
    request_key = NULL, qr_code = NULL, qr_code_base64 = NULL
  WHERE id = p_topup_id AND status IN ('pending', 'expired', 'failed') AND staff_reason IS NULL
    AND coalesce(gateway_payment_id, p_gateway_payment_id) = p_gateway_payment_id
  RETURNING * INTO topup;
  IF FOUND THEN
    RETURN NEXT ledger_credit_topup(topup.user_id, topup.currency, topup.amount_cents, topup.gateway, topup.id, p_at);
  END IF;
END
$$;

-- 20261121-40-catalogue
-- Names of services as the supplier spells them, for those that our own directory does not know.
CREATE TABLE services (
  code text PRIMARY KEY,
  supplier_name text NOT NULL
);

-- What the catalogue sells: one service in one country.
CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  service_code text NOT NULL REFERENCES services (code),
  country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
  -- Share of the recent numbers that received a message, and the median wait; null while there are too few.
  delivery_rate real CHECK (delivery_rate BETWEEN 0 AND 1),
  typical_seconds integer CHECK (typical_seconds >= 0),
  UNIQUE (country_iso, service_code)
);

-- What a provider asks for a product; a country may have several ids at one provider.
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
  UNIQUE (provider, provider_country_id, service_code)
);
CREATE INDEX offers_of_product ON offers (product_id);

-- Our account at a provider.
CREATE TABLE provider_accounts (
  provider text PRIMARY KEY,
  balance_micros bigint NOT NULL,
  checked_at timestamptz NOT NULL
);

-- Cents of p_currency for which a number of this cost is sold, rounded up twice: to the BRL cent of the catalogue,
-- then to the cent of the wallet. p_pricing: {"markup": percent, "default": BRL cents, "fx": {currency: BRL per unit}}.
-- Null where no rate is known for the cost.
CREATE FUNCTION offer_price_cents(p_cost_micros bigint, p_cost_currency text, p_currency text, p_pricing jsonb)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ceil(
    CASE WHEN p_cost_micros > 0
      THEN ceil(p_cost_micros * (p_pricing -> 'fx' ->> p_cost_currency)::numeric
                * (100 + (p_pricing ->> 'markup')::numeric) / 1000000)
      ELSE (p_pricing ->> 'default')::numeric
    END / (p_pricing -> 'fx' ->> p_currency)::numeric
  )::bigint
$$;

-- The most that a provider may charge for a number sold at this price: selling never costs more than it brings.
CREATE FUNCTION offer_ceiling_micros(p_price_cents bigint, p_currency text, p_cost_currency text, p_pricing jsonb)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(p_price_cents * 10000 * (p_pricing -> 'fx' ->> p_currency)::numeric
               / (p_pricing -> 'fx' ->> p_cost_currency)::numeric)::bigint
$$;

-- 20261121-45-activations
-- One click on "buy".
CREATE TABLE purchases (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  quantity smallint NOT NULL CHECK (quantity > 0),
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents > 0),
  currency text NOT NULL,
  -- In which the stored answer is written.
  language text NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  -- When the answer was stored under the key; without a key there is nothing to store.
  answered_at timestamptz
);
CREATE INDEX purchases_unanswered ON purchases (created_at) WHERE answered_at IS NULL;

-- One number rented for one service. REQUESTING and FAILED are before and without an allotment.
CREATE TABLE activations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  purchase_id uuid NOT NULL REFERENCES purchases (id),
  -- Which number of the purchase, from 1.
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
  cost_micros bigint,
  cost_currency text,
  -- Whether the provider keeps its price, gave it back, or has not said so yet.
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
  -- When to ask the provider again about a cancel or about its price.
  retry_at timestamptz,
  retries smallint NOT NULL DEFAULT 0,
  -- End without a message, and at whose wish.
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('customer', 'expiry', 'provider', 'failure')),
  -- The customer's end of a completed activation.
  finished_at timestamptz,
  updated_at timestamptz NOT NULL,
  CONSTRAINT activations_provider_number UNIQUE (provider, provider_activation_id),
  CONSTRAINT activations_number UNIQUE (purchase_id, number),
  CHECK ((status IN ('REQUESTING', 'FAILED')) = (allotted_at IS NULL)),
  CHECK ((allotted_at IS NULL) = (phone IS NULL)),
  CHECK ((status IN ('FAILED', 'CANCELLED', 'EXPIRED')) = (closed_at IS NOT NULL)),
  CHECK ((status IN ('COMPLETED', 'ACTIVE')) = (first_message_at IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX activations_of_user ON activations (user_id, allotted_at DESC, id DESC) WHERE allotted_at IS NOT NULL;
CREATE INDEX activations_window ON activations (user_id, expires_at) WHERE allotted_at IS NOT NULL;
CREATE INDEX activations_requesting ON activations (user_id) WHERE status = 'REQUESTING';
CREATE INDEX activations_due ON activations (expires_at) WHERE status IN ('WAITING_SMS', 'ACTIVE');
CREATE INDEX activations_receiving ON activations (provider, expires_at)
  WHERE status IN ('WAITING_SMS', 'ACTIVE', 'COMPLETED');
CREATE INDEX activations_retry ON activations (retry_at) WHERE retry_at IS NOT NULL;
CREATE INDEX activations_cancelled ON activations (user_id, closed_at) WHERE closed_by = 'customer';
CREATE INDEX activations_recent ON activations (allotted_at) WHERE allotted_at IS NOT NULL;

-- Every try to get a number: written before the call, its outcome after it.
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
  -- unknown: it may have bought a number. adopted and found_late: that number appeared, before or after the hold was
  -- given up (given_up).
  outcome text NOT NULL DEFAULT 'pending' CHECK (
    outcome IN ('pending', 'bought', 'refused', 'not_sent', 'unknown', 'adopted', 'given_up', 'found_late')),
  reason text,
  request text,
  response text,
  latency_ms integer,
  cost_micros bigint,
  provider_activation_id text,
  UNIQUE (activation_id, number)
);
CREATE INDEX provider_attempts_open ON provider_attempts (provider, service_code, provider_country_id, started_at)
  WHERE outcome IN ('pending', 'unknown', 'given_up');

-- Numbers that the provider holds for our account and that no activation of ours has.
CREATE TABLE stray_numbers (
  provider text NOT NULL,
  provider_activation_id text NOT NULL,
  service_code text NOT NULL,
  provider_country_id text NOT NULL,
  phone text NOT NULL,
  cost_micros bigint,
  first_seen_at timestamptz NOT NULL,
  -- reported: nothing of ours explains it, so staff is told and it is left alone. kept: it could not be given back.
  state text NOT NULL CHECK (state IN ('seen', 'adopted', 'cancelling', 'cancelled', 'kept', 'reported')),
  attempt_id uuid REFERENCES provider_attempts (id),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_activation_id)
);
CREATE INDEX stray_numbers_cancelling ON stray_numbers (updated_at) WHERE state = 'cancelling';

-- Every message once, by the provider's name of the number: it may arrive before the answer that sold us the number.
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  provider text NOT NULL,
  provider_activation_id text NOT NULL,
  activation_id uuid REFERENCES activations (id),
  user_id uuid,
  code text,
  text text,
  -- The provider's own time and mark of the message, where it has them.
  supplier_at timestamptz,
  supplier_key text,
  received_at timestamptz NOT NULL,
  -- Whether the customer sees it; free: seen without being paid, after the expiry.
  shown boolean NOT NULL,
  free boolean NOT NULL DEFAULT false
);
CREATE INDEX messages_of_number ON messages (provider, provider_activation_id);
CREATE UNIQUE INDEX messages_supplier_key ON messages (provider, provider_activation_id, supplier_key);
CREATE INDEX messages_of_activation ON messages (activation_id, received_at DESC, id DESC);
CREATE INDEX messages_of_user ON messages (user_id, received_at) WHERE shown;
CREATE INDEX messages_to_forget ON messages (received_at) WHERE text IS NOT NULL OR code IS NOT NULL;

CREATE TABLE purchase_blocks (
  user_id uuid PRIMARY KEY,
  blocked_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);

-- What the outside may see of an allotted number, its newest messages first.
CREATE VIEW activation_views AS
SELECT a.id, a.user_id, a.status, a.phone, a.service_code, s.supplier_name, a.country_iso, a.price_cents, a.currency,
       a.can_get_another, a.allotted_at, a.updated_at, a.expires_at, a.cancel_available_at, a.cancel_requested_at,
       a.finished_at, a.closed_at, a.message_count,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'text', m.text, 'receivedAt', m.received_at)
                                  ORDER BY m.received_at DESC, m.id DESC), '[]')
          FROM (SELECT * FROM messages
                 WHERE activation_id = a.id AND shown AND a.message_count > 0
                 ORDER BY received_at DESC, id DESC LIMIT 20) m) AS messages
  FROM activations a JOIN services s ON s.code = a.service_code
 WHERE a.allotted_at IS NOT NULL;

-- What every step of an activation answers.
CREATE TYPE activation_outcome AS (
  -- False when something else had happened before: nothing changed this time.
  changed boolean,
  -- What happened, or what stood in the way.
  reason text,
  activation_id uuid,
  user_id uuid,
  status text,
  provider text,
  provider_activation_id text,
  currency text,
  -- Where the wallet stands; null when no money moved.
  available_cents bigint,
  held_cents bigint,
  -- Null while no number is allotted.
  view activation_views
);

CREATE FUNCTION activation_outcome_of(p_activation_id uuid, p_changed boolean, p_reason text, p_money ledger_posting)
RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  outcome activation_outcome;
BEGIN
  SELECT id, user_id, status, provider, provider_activation_id, currency
    INTO outcome.activation_id, outcome.user_id, outcome.status, outcome.provider, outcome.provider_activation_id,
         outcome.currency
    FROM activations WHERE id = p_activation_id;
  SELECT v INTO outcome.view FROM activation_views v WHERE id = p_activation_id;
  outcome.changed := p_changed;
  outcome.reason := p_reason;
  outcome.available_cents := p_money.available_cents;
  outcome.held_cents := p_money.held_cents;
  RETURN outcome;
END
$$;

-- 20261121-46-purchase
-- Whoever counts a customer's open numbers and adds to them does so under this lock.
CREATE FUNCTION purchase_lock_user(p_user_id uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('purchase:' || p_user_id, 0))
$$;

-- How many of the customer's slots are taken: open numbers, and those still being asked for.
CREATE FUNCTION open_activations(p_user_id uuid, p_now timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (SELECT count(*) FROM activations WHERE user_id = p_user_id AND status = 'REQUESTING')
       + (SELECT count(*) FROM activations
           WHERE user_id = p_user_id AND allotted_at IS NOT NULL AND expires_at > p_now
             AND (status IN ('WAITING_SMS', 'ACTIVE') OR (status = 'COMPLETED' AND finished_at IS NULL)))
$$;

-- The active offers of a product with the price that each would have, the price of the product, and the most that
-- the provider may charge at that price. Best first: those that deliver, then those that cost less.
CREATE FUNCTION product_offers(p_service_code text, p_country_iso text, p_currency text, p_pricing jsonb)
RETURNS TABLE (
  provider text, provider_country_id text, service_code text, cost_micros bigint, cost_currency text,
  price_cents bigint, ceiling_micros bigint, is_empty boolean
) LANGUAGE sql STABLE AS $$
  WITH priced AS (
    SELECT o.*, offer_price_cents(o.cost_micros, o.cost_currency, p_currency, p_pricing) AS own_price_cents
      FROM products p JOIN offers o ON o.product_id = p.id
     WHERE p.country_iso = p_country_iso AND p.service_code = p_service_code AND o.active
  ), product AS (
    SELECT coalesce(min(own_price_cents) FILTER (WHERE stock > 0), min(own_price_cents)) AS price_cents FROM priced
  )
  SELECT o.provider, o.provider_country_id, o.service_code, o.cost_micros, o.cost_currency, product.price_cents,
         offer_ceiling_micros(product.price_cents, p_currency, o.cost_currency, p_pricing),
         coalesce(account.balance_micros <= 0 OR account.balance_micros < o.cost_micros, false)
    FROM product, priced o LEFT JOIN provider_accounts account ON account.provider = o.provider
   WHERE o.own_price_cents IS NOT NULL
     AND o.cost_micros <= offer_ceiling_micros(product.price_cents, p_currency, o.cost_currency, p_pricing)
   ORDER BY o.delivery_rate DESC NULLS LAST, o.stock > 0 DESC, o.cost_micros, o.provider, o.provider_country_id
$$;

-- Writes the intent of one call to a provider. The first try offers what the provider's list says, the later ones as
-- much as the price sold allows: the list may be a few minutes old.
CREATE FUNCTION attempt_intend(p_activation_id uuid, p_number integer, p_offer jsonb, p_now timestamptz)
RETURNS provider_attempts LANGUAGE sql AS $$
  INSERT INTO provider_attempts (activation_id, number, provider, service_code, provider_country_id,
                                 list_cost_micros, cost_currency, max_price_micros, started_at)
  VALUES (p_activation_id, p_number, p_offer ->> 'provider', p_offer ->> 'service_code',
          p_offer ->> 'provider_country_id', (p_offer ->> 'cost_micros')::bigint, p_offer ->> 'cost_currency',
          CASE WHEN p_number = 1 AND (p_offer ->> 'cost_micros')::bigint > 0
            THEN (p_offer ->> 'cost_micros')::bigint ELSE (p_offer ->> 'ceiling_micros')::bigint END,
          p_now)
  RETURNING *
$$;

-- Everything of a purchase that comes before the provider is called, all or nothing: claims the idempotency key, checks
-- block, slots, price and money, holds the price of each number, writes the numbers and the first attempt of each.
-- Answers {"replay": {"same_body", "answer"}} for a key that was claimed before, and otherwise
-- {"purchase_id", "price_cents", "available_cents", "held_cents", "numbers": [{attempt_id, max_price_micros}], "offers"}.
CREATE FUNCTION purchase_begin(
  p_user_id uuid, p_language text, p_idempotency_key text, p_body_hash bytea, p_service_code text, p_country_iso text,
  p_quantity integer, p_currency text, p_seen_price_cents bigint, p_max_open integer, p_pricing jsonb,
  p_now timestamptz
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  offers jsonb;
  price bigint;
  used bigint;
  blocked timestamptz;
  purchase uuid;
  activation uuid;
  attempt provider_attempts;
  numbers jsonb := '[]';
  money ledger_posting;
BEGIN
  PERFORM purchase_lock_user(p_user_id);

  IF p_idempotency_key IS NOT NULL THEN
    -- A key may be used anew after a day.
    INSERT INTO idempotency_keys AS known (scope, key, body_hash, claim, claimed_at)
      VALUES (p_user_id || ':purchase', p_idempotency_key, p_body_hash, gen_random_uuid(), p_now)
      ON CONFLICT (scope, key) DO UPDATE SET
        body_hash = excluded.body_hash, claim = excluded.claim, claimed_at = excluded.claimed_at,
        completed_at = NULL, status = NULL, answer = NULL
       WHERE known.claimed_at <= p_now - interval '24 hours';
    IF NOT FOUND THEN
      RETURN (SELECT json_build_object('replay', json_build_object(
                'same_body', body_hash = p_body_hash, 'answer', answer))
                FROM idempotency_keys WHERE scope = p_user_id || ':purchase' AND key = p_idempotency_key);
    END IF;
  END IF;

  SELECT jsonb_agg(o) FILTER (WHERE NOT o.is_empty), min(o.price_cents) INTO offers, price
    FROM product_offers(p_service_code, p_country_iso, p_currency, p_pricing) o;
  IF price IS NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = CASE
      WHEN EXISTS (SELECT FROM products p JOIN offers o ON o.product_id = p.id
                    WHERE p.country_iso = p_country_iso AND o.active)
      THEN 'INVALID_SERVICE' ELSE 'INVALID_COUNTRY' END;
  END IF;

  SELECT blocked_until INTO blocked FROM purchase_blocks WHERE user_id = p_user_id AND blocked_until > p_now;
  IF FOUND THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PURCHASES_BLOCKED', DETAIL = jsonb_build_object(
      'blocked_until', to_char(blocked AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'retry_after_seconds', ceil(extract(epoch FROM blocked - p_now)))::text;
  END IF;

  used := open_activations(p_user_id, p_now);
  IF used + p_quantity > p_max_open THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'LIMIT_REACHED',
      DETAIL = jsonb_build_object('max', p_max_open, 'used', used)::text;
  END IF;

  IF price > p_seen_price_cents THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PRICE_CHANGED', DETAIL = jsonb_build_object(
      'service_price', round(price / 100.0, 2), 'price_cents', price, 'currency', p_currency)::text;
  END IF;

  IF offers IS NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'SERVICE_UNAVAILABLE';
  END IF;

  PERFORM ledger_assert_available(p_user_id, p_currency, price * p_quantity);

  INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                         idempotency_key, created_at, answered_at)
    VALUES (p_user_id, p_service_code, p_country_iso, p_quantity, price, p_currency, p_language,
            p_idempotency_key, p_now, CASE WHEN p_idempotency_key IS NULL THEN p_now END)
    RETURNING id INTO purchase;

  FOR n IN 1 .. p_quantity LOOP
    INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             requested_at, updated_at)
      VALUES (purchase, n, p_user_id, p_service_code, p_country_iso, price, p_currency, 'REQUESTING', p_now, p_now)
      RETURNING id INTO activation;
    money := ledger_hold(p_user_id, p_currency, price, 'activation', activation, p_now);
    attempt := attempt_intend(activation, 1, offers -> 0, p_now);
    numbers := numbers || jsonb_build_object('attempt_id', attempt.id, 'max_price_micros', attempt.max_price_micros);
  END LOOP;

  RETURN json_build_object('purchase_id', purchase, 'price_cents', price, 'numbers', numbers, 'offers', offers,
                            'available_cents', money.available_cents, 'held_cents', money.held_cents);
END
$$;

-- Stores the answer of a purchase under its key and gives it back as it will be replayed. The first answer stands.
CREATE FUNCTION purchase_answer(p_purchase_id uuid, p_status integer, p_answer json, p_now timestamptz)
RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  purchase purchases;
  stored json;
BEGIN
  UPDATE purchases SET answered_at = p_now WHERE id = p_purchase_id AND answered_at IS NULL RETURNING * INTO purchase;
  IF FOUND THEN
    UPDATE idempotency_keys SET status = p_status, answer = p_answer, completed_at = p_now
     WHERE scope = purchase.user_id || ':purchase' AND key = purchase.idempotency_key AND completed_at IS NULL;
  END IF;
  SELECT k.answer INTO stored FROM purchases p JOIN idempotency_keys k
      ON k.scope = p.user_id || ':purchase' AND k.key = p.idempotency_key
   WHERE p.id = p_purchase_id;
  RETURN coalesce(stored, p_answer);
END
$$;

-- 20261121-47-attempt-outcomes
-- Whoever gives a provider's number to an activation, or a message to a number, does so under this lock: a message may
-- arrive before the answer that sold us the number is written.
CREATE FUNCTION number_lock(p_provider text, p_provider_activation_id text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('number:' || p_provider || ':' || p_provider_activation_id, 0))
$$;

-- The first message pays the number. The caller holds the activation's row.
CREATE FUNCTION activation_complete(p_activation_id uuid, p_now timestamptz) RETURNS ledger_posting
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET status = 'COMPLETED', first_message_at = p_now, cancel_requested_at = NULL, retry_at = NULL,
                         updated_at = p_now
   WHERE id = p_activation_id AND status = 'WAITING_SMS';
  RETURN ledger_capture('activation', p_activation_id, p_now);
END
$$;

-- Gives a number to an activation that asks for one, with the messages that came before it. The caller holds the
-- number's lock and the activation's row.
CREATE FUNCTION activation_allot(
  p_activation_id uuid, p_attempt_id uuid, p_provider_activation_id text, p_phone text, p_cost_micros bigint,
  p_cost_currency text, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  early integer;
  money ledger_posting;
BEGIN
  UPDATE activations a SET
    status = 'WAITING_SMS', provider = t.provider, provider_country_id = t.provider_country_id,
    provider_activation_id = p_provider_activation_id, phone = p_phone,
    cost_micros = coalesce(p_cost_micros, t.list_cost_micros), cost_currency = coalesce(p_cost_currency, t.cost_currency),
    cost_state = 'charged', can_get_another = p_can_get_another, allotted_at = p_now,
    expires_at = p_now + make_interval(secs => p_window_seconds),
    cancel_available_at = p_now + make_interval(secs => p_cancel_after_seconds), updated_at = p_now
   FROM provider_attempts t
  WHERE a.id = p_activation_id AND t.id = p_attempt_id;

  UPDATE messages m SET activation_id = a.id, user_id = a.user_id, shown = true
    FROM activations a
   WHERE a.id = p_activation_id AND m.provider = a.provider AND m.provider_activation_id = a.provider_activation_id
     AND m.activation_id IS NULL;
  GET DIAGNOSTICS early = ROW_COUNT;
  IF early > 0 THEN
    UPDATE activations SET message_count = early WHERE id = p_activation_id;
    money := activation_complete(p_activation_id, p_now);
  END IF;
  RETURN activation_outcome_of(p_activation_id, true, CASE WHEN early > 0 THEN 'completed' ELSE 'allotted' END, money);
END
$$;

CREATE FUNCTION attempt_end(p_attempt_id uuid, p_outcome text, p_reason text, p_exchange jsonb, p_now timestamptz)
RETURNS provider_attempts LANGUAGE sql AS $$
  UPDATE provider_attempts SET outcome = p_outcome, reason = p_reason, ended_at = p_now,
    request = p_exchange ->> 'request', response = p_exchange ->> 'response',
    latency_ms = (p_exchange ->> 'latencyMs')::numeric::integer
   WHERE id = p_attempt_id
  RETURNING *
$$;

-- The provider sold a number. An answer that comes after the hold was given up makes the number one to give back.
CREATE FUNCTION attempt_bought(
  p_attempt_id uuid, p_exchange jsonb, p_provider_activation_id text, p_phone text, p_cost_micros bigint,
  p_cost_currency text, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  attempt provider_attempts;
  wanted activations;
BEGIN
  SELECT * INTO STRICT attempt FROM provider_attempts WHERE id = p_attempt_id;
  PERFORM number_lock(attempt.provider, p_provider_activation_id);
  SELECT * INTO STRICT wanted FROM activations WHERE id = attempt.activation_id FOR NO KEY UPDATE;

  -- The sweep may have found the number first and given it to another unknown attempt: numbers are fungible.
  IF EXISTS (SELECT FROM activations
              WHERE provider = attempt.provider AND provider_activation_id = p_provider_activation_id) THEN
    RETURN activation_outcome_of(wanted.id, false, 'number_taken', NULL);
  END IF;

  IF wanted.status <> 'REQUESTING' THEN
    attempt := attempt_end(p_attempt_id, 'found_late', 'answered after the end', p_exchange, p_now);
    INSERT INTO stray_numbers (provider, provider_activation_id, service_code, provider_country_id, phone, cost_micros,
                               first_seen_at, state, attempt_id, updated_at)
      VALUES (attempt.provider, p_provider_activation_id, attempt.service_code, attempt.provider_country_id, p_phone,
              p_cost_micros, p_now, 'cancelling', p_attempt_id, p_now)
      ON CONFLICT (provider, provider_activation_id) DO UPDATE SET state = 'cancelling', updated_at = p_now;
    RETURN activation_outcome_of(wanted.id, false, 'too_late', NULL);
  END IF;

  PERFORM attempt_end(p_attempt_id, 'bought', NULL, p_exchange, p_now);
  UPDATE provider_attempts SET cost_micros = p_cost_micros, provider_activation_id = p_provider_activation_id
   WHERE id = p_attempt_id;
  RETURN activation_allot(wanted.id, p_attempt_id, p_provider_activation_id, p_phone, p_cost_micros, p_cost_currency,
                          p_can_get_another, p_window_seconds, p_cancel_after_seconds, p_now);
END
$$;

-- Ends a number that was never allotted: the money goes back. The caller holds the activation's row.
CREATE FUNCTION activation_fail(p_activation_id uuid, p_failure_code text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET status = 'FAILED', failure_code = p_failure_code, closed_at = p_now, closed_by = 'failure',
                         updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, 'failed', ledger_release('activation', p_activation_id, p_now));
END
$$;

-- The provider certainly sold nothing (refused, not_sent): the next try, or the end. Answers the next attempt.
CREATE FUNCTION attempt_failed(
  p_attempt_id uuid, p_outcome text, p_reason text, p_exchange jsonb, p_next_offer jsonb, p_failure_code text,
  p_now timestamptz
) RETURNS TABLE (next_attempt_id uuid, next_max_price_micros bigint, outcome activation_outcome) LANGUAGE plpgsql AS $$
DECLARE
  attempt provider_attempts := attempt_end(p_attempt_id, p_outcome, p_reason, p_exchange, p_now);
  wanted activations;
BEGIN
  IF p_reason = 'NO_BALANCE' THEN
    INSERT INTO provider_accounts (provider, balance_micros, checked_at) VALUES (attempt.provider, 0, p_now)
      ON CONFLICT (provider) DO UPDATE SET balance_micros = 0, checked_at = p_now;
  END IF;
  SELECT * INTO STRICT wanted FROM activations WHERE id = attempt.activation_id FOR NO KEY UPDATE;
  IF wanted.status <> 'REQUESTING' THEN
    outcome := activation_outcome_of(wanted.id, false, 'too_late', NULL);
  ELSIF p_next_offer IS NULL THEN
    outcome := activation_fail(wanted.id, p_failure_code, p_now);
  ELSE
    attempt := attempt_intend(wanted.id, attempt.number + 1, p_next_offer, p_now);
    next_attempt_id := attempt.id;
    next_max_price_micros := attempt.max_price_micros;
    outcome := activation_outcome_of(wanted.id, true, 'next', NULL);
  END IF;
  RETURN NEXT;
END
$$;

-- 20261121-48-messages
-- Codes are compared as a person reads them: 123-456 is 123456.
CREATE FUNCTION message_code_key(p_code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(p_code, '[^[:alnum:]]', '', 'g'))
$$;

-- Ends a number without a message: the money goes back. The caller holds the activation's row.
CREATE FUNCTION activation_close(
  p_activation_id uuid, p_status text, p_closed_by text, p_cost_state text, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET status = p_status, closed_at = p_now, closed_by = p_closed_by, cost_state = p_cost_state,
                         retry_at = CASE p_cost_state WHEN 'unsettled' THEN p_now END, retries = 0, updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, lower(p_status), ledger_release('activation', p_activation_id, p_now));
END
$$;

-- The one way in for messages, however they reached us. Reasons: completed (the first: paid), added, free (after the
-- expiry, shown without being paid), hidden (kept for the record), early (the number is not ours, or not yet),
-- duplicate. p_late: {"grace_seconds", "shown_seconds", "free_count", "free_seconds"}.
CREATE FUNCTION message_store(
  p_provider text, p_provider_activation_id text, p_code text, p_text text, p_supplier_at timestamptz,
  p_supplier_key text, p_late jsonb, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  a activations;
  known messages;
  message uuid;
  closed activation_outcome;
  money ledger_posting;
  reason text;
BEGIN
  PERFORM number_lock(p_provider, p_provider_activation_id);
  -- The customer's lock comes before the row's, as in every step that takes both: the free messages are counted under it.
  PERFORM purchase_lock_user(user_id) FROM activations
    WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
  SELECT * INTO a FROM activations
   WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id FOR NO KEY UPDATE;

  -- The same content is the same message unless the provider's own marks or times tell the two apart: after another one
  -- was asked for, providers keep showing the old one.
  SELECT * INTO known FROM messages m
   WHERE m.provider = p_provider AND m.provider_activation_id = p_provider_activation_id
     AND (m.supplier_key = p_supplier_key
          OR (message_code_key(m.code) IS NOT DISTINCT FROM message_code_key(p_code)
              AND (m.text IS NULL OR p_text IS NULL OR btrim(m.text) = btrim(p_text))
              AND (m.supplier_key IS NULL OR p_supplier_key IS NULL)
              AND (m.supplier_at IS NULL OR p_supplier_at IS NULL
                   OR abs(extract(epoch FROM m.supplier_at - p_supplier_at)) < 5)))
   ORDER BY m.id DESC LIMIT 1;
  IF FOUND THEN
    UPDATE messages SET text = coalesce(text, p_text), supplier_at = coalesce(supplier_at, p_supplier_at),
                        supplier_key = coalesce(supplier_key, p_supplier_key)
     WHERE id = known.id
       AND (text IS NULL AND p_text IS NOT NULL OR supplier_at IS NULL AND p_supplier_at IS NOT NULL
            OR supplier_key IS NULL AND p_supplier_key IS NOT NULL);
    RETURN activation_outcome_of(a.id, false, 'duplicate', NULL);
  END IF;

  INSERT INTO messages (provider, provider_activation_id, activation_id, user_id, code, text, supplier_at, supplier_key,
                        received_at, shown)
    VALUES (p_provider, p_provider_activation_id, a.id, a.user_id, p_code, p_text, p_supplier_at, p_supplier_key,
            p_now, false)
    RETURNING id INTO message;
  IF a.id IS NULL THEN
    RETURN activation_outcome_of(NULL, false, 'early', NULL);
  END IF;

  -- Nobody has ended it yet, but its time was over when the message came.
  IF a.status = 'WAITING_SMS'
     AND coalesce(p_supplier_at, p_now) > a.expires_at + make_interval(secs => (p_late ->> 'grace_seconds')::float) THEN
    closed := activation_close(a.id, 'EXPIRED', 'expiry', 'charged', p_now);
    money.available_cents := closed.available_cents;
    money.held_cents := closed.held_cents;
    a.status := 'EXPIRED';
  END IF;

  IF a.status = 'WAITING_SMS' THEN
    money := activation_complete(a.id, p_now);
    reason := 'completed';
  ELSIF a.status IN ('COMPLETED', 'ACTIVE')
        AND p_now <= a.expires_at + make_interval(secs => (p_late ->> 'shown_seconds')::float) THEN
    UPDATE activations SET status = 'COMPLETED' WHERE id = a.id;
    reason := 'added';
  ELSIF a.status = 'EXPIRED' AND p_now <= a.expires_at + make_interval(secs => (p_late ->> 'shown_seconds')::float) THEN
    IF (SELECT count(*) FROM messages WHERE user_id = a.user_id AND shown AND free
         AND received_at > p_now - make_interval(secs => (p_late ->> 'free_seconds')::float))
       < (p_late ->> 'free_count')::integer THEN
      reason := 'free';
    END IF;
  END IF;

  IF reason IS NULL THEN
    RETURN activation_outcome_of(a.id, closed.changed IS TRUE, 'hidden', money);
  END IF;
  UPDATE messages SET shown = true, free = (reason = 'free') WHERE id = message;
  UPDATE activations SET message_count = message_count + 1, updated_at = p_now WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, reason, money);
END
$$;

-- 20261121-49-closing
-- The customer wants to give a number back. Writes the intent unless something stands in the way; the reason says what:
-- requested, too_early, code_received, already_cancelled, closed. Null when the customer has no such activation.
CREATE FUNCTION cancel_begin(p_user_id uuid, p_activation_id uuid, p_retry_seconds double precision, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  a activations;
  obstacle text;
BEGIN
  SELECT * INTO a FROM activations
   WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  obstacle := CASE
    WHEN a.status = 'CANCELLED' THEN 'already_cancelled'
    WHEN a.status IN ('COMPLETED', 'ACTIVE') THEN 'code_received'
    WHEN a.status = 'EXPIRED' THEN 'closed'
    WHEN p_now < a.cancel_available_at THEN 'too_early'
  END;
  IF obstacle IS NOT NULL THEN
    RETURN activation_outcome_of(a.id, false, obstacle, NULL);
  END IF;
  UPDATE activations SET cancel_requested_at = coalesce(cancel_requested_at, p_now), updated_at = p_now,
                         retry_at = p_now + make_interval(secs => p_retry_seconds)
   WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'requested', NULL);
END
$$;

-- The provider took the number back at the customer's wish. Counts the customer's cancels of the product and pauses
-- purchases when there are too many. p_rule: {"count", "window_seconds", "block_seconds"}.
CREATE FUNCTION cancel_confirm(p_activation_id uuid, p_rule jsonb, p_now timestamptz)
RETURNS TABLE (outcome activation_outcome, cancels bigint, blocked_until timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  a activations;
BEGIN
  PERFORM purchase_lock_user(user_id) FROM activations WHERE id = p_activation_id;
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF a.status <> 'WAITING_SMS' THEN
    outcome := activation_outcome_of(a.id, false, CASE a.status
      WHEN 'CANCELLED' THEN 'already_cancelled' WHEN 'EXPIRED' THEN 'closed' ELSE 'code_received' END, NULL);
    RETURN NEXT;
    RETURN;
  END IF;
  outcome := activation_close(a.id, 'CANCELLED', 'customer', 'returned', p_now);
  -- A pause wipes the slate: the cancels that led to it do not count again.
  SELECT count(*) INTO cancels FROM activations c
   WHERE c.user_id = a.user_id AND c.closed_by = 'customer' AND c.status = 'CANCELLED'
     AND c.service_code = a.service_code AND c.country_iso = a.country_iso
     AND c.closed_at > p_now - make_interval(secs => (p_rule ->> 'window_seconds')::float)
     AND c.closed_at > coalesce((SELECT b.blocked_at FROM purchase_blocks b WHERE b.user_id = a.user_id), '-infinity');
  IF cancels >= (p_rule ->> 'count')::integer THEN
    blocked_until := p_now + make_interval(secs => (p_rule ->> 'block_seconds')::float);
    INSERT INTO purchase_blocks AS b (user_id, blocked_at, blocked_until) VALUES (a.user_id, p_now, cancel_confirm.blocked_until)
      ON CONFLICT (user_id) DO UPDATE SET blocked_at = excluded.blocked_at, blocked_until = excluded.blocked_until;
  END IF;
  RETURN NEXT;
END
$$;

-- Ends a number that still waits for its first message, at its expiry or because the provider closed it. A cancel that
-- the provider never confirmed ends as a cancel.
CREATE FUNCTION activation_end(p_activation_id uuid, p_closed_by text, p_cost_state text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF a.status <> 'WAITING_SMS' OR p_closed_by = 'expiry' AND a.expires_at > p_now THEN
    RETURN activation_outcome_of(a.id, false, 'not_waiting', NULL);
  END IF;
  IF a.cancel_requested_at IS NOT NULL THEN
    RETURN activation_close(a.id, 'CANCELLED', 'customer', p_cost_state, p_now);
  END IF;
  RETURN activation_close(a.id, CASE p_closed_by WHEN 'expiry' THEN 'EXPIRED' ELSE 'CANCELLED' END, p_closed_by,
                          p_cost_state, p_now);
END
$$;

-- A message that the provider holds beats the customer's cancel, even before we have read it.
CREATE FUNCTION cancel_withdraw(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET cancel_requested_at = NULL, retry_at = NULL, retries = 0, updated_at = p_now
   WHERE id = p_activation_id AND status = 'WAITING_SMS';
  RETURN activation_outcome_of(p_activation_id, FOUND, 'withdrawn', NULL);
END
$$;

-- The customer asks for one more message (COMPLETED → ACTIVE), or is done with the number. Null when the customer has
-- no such activation; the reason says what stood in the way: not_completed, closed, not_available.
CREATE FUNCTION another_begin(p_user_id uuid, p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql STABLE AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO a FROM activations WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN activation_outcome_of(a.id, false, CASE
    WHEN a.status = 'WAITING_SMS' THEN 'not_completed'
    WHEN a.status IN ('CANCELLED', 'EXPIRED') OR a.finished_at IS NOT NULL OR a.expires_at <= p_now THEN 'closed'
    WHEN NOT a.can_get_another THEN 'not_available'
    WHEN a.status = 'ACTIVE' THEN 'already_asked'
    ELSE 'possible' END, NULL);
END
$$;

CREATE FUNCTION another_confirm(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET status = 'ACTIVE', updated_at = p_now
   WHERE id = p_activation_id AND status = 'COMPLETED' AND finished_at IS NULL AND expires_at > p_now;
  RETURN activation_outcome_of(p_activation_id, FOUND, 'active', NULL);
END
$$;

CREATE FUNCTION activation_finish(p_user_id uuid, p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO a FROM activations
   WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF a.status NOT IN ('COMPLETED', 'ACTIVE') OR a.finished_at IS NOT NULL THEN
    RETURN activation_outcome_of(a.id, false, CASE
      WHEN a.status = 'WAITING_SMS' THEN 'not_completed'
      WHEN a.finished_at IS NOT NULL THEN 'finished' ELSE 'closed' END, NULL);
  END IF;
  UPDATE activations SET status = 'COMPLETED', finished_at = p_now, updated_at = p_now WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'finished', NULL);
END
$$;

-- 20261121-50-unknown-outcomes
-- An intent older than any call can take belongs to a process that died, and a call without an answer is the same to
-- us: it may have bought a number.
CREATE FUNCTION attempts_lose(p_started_before timestamptz, p_now timestamptz)
RETURNS SETOF uuid LANGUAGE sql AS $$
  UPDATE provider_attempts SET outcome = 'unknown', reason = 'no answer was written', ended_at = p_now
   WHERE outcome = 'pending' AND started_at < p_started_before
  RETURNING activation_id
$$;

-- Gives up the holds of unknown attempts that are too old, whatever is known.
CREATE FUNCTION attempts_give_up(p_started_before timestamptz, p_now timestamptz)
RETURNS SETOF activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  lost record;
BEGIN
  FOR lost IN
    SELECT a.id AS activation_id, t.id AS attempt_id
      FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
     WHERE t.outcome = 'unknown' AND t.started_at <= p_started_before AND a.status = 'REQUESTING'
     ORDER BY t.started_at LIMIT 50 FOR NO KEY UPDATE OF a SKIP LOCKED
  LOOP
    UPDATE provider_attempts SET outcome = 'given_up' WHERE id = lost.attempt_id;
    RETURN NEXT activation_fail(lost.activation_id, 'PROVIDER_CONNECTION', p_now);
  END LOOP;
END
$$;

-- Decides about one number that the provider holds for our account. Actions: known; wait (a call in flight may own it,
-- or its hold is about to be given up); adopted; cancel (its hold was given up); unexplained (staff is told once).
-- A number seen before an attempt began is not that attempt's.
CREATE FUNCTION number_found(
  p_provider text, p_provider_activation_id text, p_service_code text, p_provider_country_id text, p_phone text,
  p_cost_micros bigint, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_unknown_seconds double precision, p_now timestamptz
) RETURNS TABLE (action text, outcome activation_outcome) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  stray stray_numbers;
  attempt provider_attempts;
BEGIN
  PERFORM number_lock(p_provider, p_provider_activation_id);
  IF EXISTS (SELECT FROM activations
              WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id) THEN
    action := 'known';
    RETURN NEXT;
    RETURN;
  END IF;

  INSERT INTO stray_numbers AS s (provider, provider_activation_id, service_code, provider_country_id, phone, cost_micros,
                                  first_seen_at, state, updated_at)
    VALUES (p_provider, p_provider_activation_id, p_service_code, p_provider_country_id, p_phone, p_cost_micros,
            p_now, 'seen', p_now)
    ON CONFLICT (provider, provider_activation_id) DO UPDATE SET phone = s.phone
    RETURNING * INTO stray;
  IF stray.state <> 'seen' THEN
    action := 'known';
    RETURN NEXT;
    RETURN;
  END IF;

  IF EXISTS (SELECT FROM provider_attempts
              WHERE provider = p_provider AND service_code = p_service_code
                AND provider_country_id = p_provider_country_id
                AND outcome = 'pending' AND started_at <= stray.first_seen_at) THEN
    action := 'wait';
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT t.* INTO attempt FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
   WHERE t.provider = p_provider AND t.service_code = p_service_code AND t.provider_country_id = p_provider_country_id
     AND t.outcome = 'unknown' AND t.started_at <= stray.first_seen_at AND a.status = 'REQUESTING'
   ORDER BY t.started_at, t.id LIMIT 1 FOR NO KEY UPDATE OF a;
  IF FOUND THEN
    IF attempt.started_at <= p_now - make_interval(secs => p_unknown_seconds) THEN
      action := 'wait';
    ELSE
      UPDATE provider_attempts SET outcome = 'adopted', provider_activation_id = p_provider_activation_id,
                                   cost_micros = p_cost_micros
       WHERE id = attempt.id;
      UPDATE stray_numbers SET state = 'adopted', attempt_id = attempt.id, updated_at = p_now
       WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
      action := 'adopted';
      outcome := activation_allot(attempt.activation_id, attempt.id, p_provider_activation_id, p_phone, p_cost_micros,
                                  attempt.cost_currency, p_can_get_another, p_window_seconds, p_cancel_after_seconds,
                                  p_now);
    END IF;
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT * INTO attempt FROM provider_attempts
   WHERE provider = p_provider AND service_code = p_service_code AND provider_country_id = p_provider_country_id
     AND outcome = 'given_up' AND started_at <= stray.first_seen_at AND started_at > p_now - interval '30 minutes'
   ORDER BY started_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  action := CASE WHEN FOUND THEN 'cancel' ELSE 'unexplained' END;
  UPDATE provider_attempts SET outcome = 'found_late', provider_activation_id = p_provider_activation_id,
                               cost_micros = p_cost_micros
   WHERE id = attempt.id;
  UPDATE stray_numbers SET state = CASE action WHEN 'cancel' THEN 'cancelling' ELSE 'reported' END,
                           attempt_id = attempt.id, updated_at = p_now
   WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
  RETURN NEXT;
END
$$;

-- 20261121-60-audit
-- What staff changed. No foreign keys: an entry outlives what it tells about.
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
  -- The customer whom the change concerns.
  user_id uuid,
  before jsonb,
  after jsonb,
  reason text
);
CREATE INDEX audit_entries_newest ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_entity ON audit_entries (entity_type, entity_id, id DESC);
CREATE INDEX audit_entries_user ON audit_entries (user_id, id DESC);

CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are append-only: % refused', TG_OP;
END
$$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

-- 20261121-70-password-resets
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

-- 20261121-71-known-devices
-- Browsers that an account has signed in with, by the hash of the secret they keep in a cookie.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_devices_last_seen ON known_devices (last_seen_at);

-- 20261121-72-alarm-links
-- The "wasn't you?" links of security mails: whoever holds one may shut the account, and nothing else.
CREATE TABLE alarm_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX alarm_links_user ON alarm_links (user_id);
CREATE INDEX alarm_links_expiry ON alarm_links (expires_at);

-- 20261121-73-avatars
-- The picture of an account, ready to be served. One row an account: a new picture takes the place of the old one.
CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Random: the address of a picture can be passed on, but not be guessed.
  name text NOT NULL CONSTRAINT avatars_name UNIQUE,
  -- WebP, 256 pixels square.
  large bytea NOT NULL,
  -- WebP, 96 pixels square.
  small bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- 20261121-76-account-events
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

CREATE FUNCTION account_events_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'account events are never changed: % refused', TG_OP;
END
$$;
CREATE TRIGGER account_events_never_changed BEFORE UPDATE ON account_events
  FOR EACH STATEMENT EXECUTE FUNCTION account_events_are_never_changed();

-- 20261121-77-api-keys
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

-- 20261121-78-account-deletion
-- The row of a deleted account stays, without anything of the person: the ledger refers to it.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;

-- What still comes in for these is never credited: a person decides.
ALTER TABLE topups ADD COLUMN is_owner_deleted boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION topup_credit(
  p_topup_id uuid, p_gateway_payment_id text, p_paid_at timestamptz, p_at timestamptz
) RETURNS SETOF ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  topup topups;
BEGIN
  UPDATE topups SET
    status = 'paid', paid_at = p_paid_at, gateway_payment_id = p_gateway_payment_id, next_read_at = NULL,
    request_key = NULL, qr_code = NULL, qr_code_base64 = NULL
  WHERE id = p_topup_id AND status IN ('pending', 'expired', 'failed') AND staff_reason IS NULL
    AND NOT is_owner_deleted
    AND coalesce(gateway_payment_id, p_gateway_payment_id) = p_gateway_payment_id
  RETURNING * INTO topup;
  IF FOUND THEN
    RETURN NEXT ledger_credit_topup(topup.user_id, topup.currency, topup.amount_cents, topup.gateway, topup.id, p_at);
  END IF;
END
$$;

-- Leaves of an account what the ledger needs: a row that says nothing about a person. Tables that refer to users with
-- ON DELETE CASCADE say by that that their rows are the account's own: those go, whoever added the table.
CREATE FUNCTION account_erase(p_user_id uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  address text;
  own record;
BEGIN
  SELECT email INTO STRICT address FROM users WHERE id = p_user_id;
  FOR own IN
    SELECT con.conrelid::regclass AS owned, att.attname AS owner_column
      FROM pg_constraint con JOIN pg_attribute att ON att.attrelid = con.conrelid AND att.attnum = con.conkey[1]
     WHERE con.contype = 'f' AND con.confrelid = 'users'::regclass AND con.confdeltype = 'c'
  LOOP
    EXECUTE format('DELETE FROM %s WHERE %I = $1', own.owned, own.owner_column) USING p_user_id;
  END LOOP;
  -- Short-lived memories that carry an address or an answer in them.
  DELETE FROM idempotency_keys
   WHERE starts_with(scope, p_user_id || ':') OR right(scope, length(address) + 1) = ':' || address;
  DELETE FROM rate_limits WHERE right(key, length(address) + 1) = ':' || address;
  UPDATE users SET
    email = 'deleted-' || p_user_id || '@account.invalid', password_hash = NULL, role = 'CUSTOMER', is_active = false,
    is_email_verified = false, must_change_password = false, preferred_language = DEFAULT,
    preferred_currency = DEFAULT, full_name = NULL, phone_number = NULL, birth_date = NULL, cpf = NULL,
    avatar_url = NULL, last_login_at = NULL, deleted_at = p_at
  WHERE id = p_user_id;
END
$$;

-- 20261121-80-two-factor
-- One authenticator app for each account; unconfirmed while its first code has not been shown to us.
CREATE TABLE two_factor (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with a key that the database does not hold.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The newest 30-second step whose code was accepted: no code of it, or of an older one, works again.
  last_step bigint
);

CREATE TABLE two_factor_recovery_codes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES two_factor (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz
);
CREATE INDEX two_factor_recovery_codes_user ON two_factor_recovery_codes (user_id);

-- 20261121-81-reconfirmed-sessions
-- When somebody without a password last showed again, at the identity provider, who they are.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;

-- 20261121-82-identities
-- Who signs in through an identity provider: its name for the person, and our account.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  -- An address that the provider gave to somebody else does not bring the account along.
  CONSTRAINT identities_account UNIQUE (user_id, issuer)
);

-- Sign-ins that went to the identity provider and have minutes to come back.
CREATE TABLE identity_flows (
  state_hash bytea PRIMARY KEY,
  -- Of the browser that began it.
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  -- The account that shows once more who it is; null for a sign-in.
  reconfirms_user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- Set when the provider has answered and the code of the second step is left to be asked for.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  issuer text,
  subject text,
  is_fresh boolean,
  used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_flows_browser ON identity_flows (browser_hash) WHERE user_id IS NOT NULL;
CREATE INDEX identity_flows_expiry ON identity_flows (expires_at);

-- 20261121-86-queue-schema
-- The schema of the job queue, which fills it by itself; the role that serves may not create one.
DO $$
BEGIN
  IF to_regnamespace('pgboss') IS NULL THEN
    CREATE SCHEMA pgboss;
  END IF;
END
$$;

-- 20261121-90-payouts
-- Money on its way back to whoever paid it in, or there already: no top-up gives back more than it brought.
ALTER TABLE topups
  ADD COLUMN returned_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN returned_charge_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT topups_returned CHECK (
    returned_cents BETWEEN 0 AND amount_cents AND returned_charge_cents BETWEEN 0 AND charge_amount_cents
  );

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  topup_id uuid NOT NULL REFERENCES topups (id),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Cents of BRL: what the payer gets.
  charge_amount_cents bigint NOT NULL CHECK (charge_amount_cents > 0),
  -- False for a payment that was never credited: its owner had deleted the account.
  is_from_wallet boolean NOT NULL,
  gateway text NOT NULL,
  gateway_payment_id text NOT NULL,
  -- Written before the gateway is called, so that a repetition after a crash finds the first refund.
  gateway_key uuid NOT NULL,
  gateway_refund_id text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'failed')),
  failure text CHECK ((failure IS NOT NULL) = (status = 'failed')),
  tries integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  settled_at timestamptz CHECK ((settled_at IS NULL) = (status = 'pending')),
  next_try_at timestamptz CHECK ((next_try_at IS NOT NULL) = (status = 'pending'))
);
CREATE INDEX payouts_of_user ON payouts (user_id, created_at, id);
CREATE INDEX payouts_due ON payouts (next_try_at) WHERE status = 'pending';
-- What the gateway says it gave back can then be told apart from what it did not.
CREATE UNIQUE INDEX payouts_one_at_a_time ON payouts (topup_id) WHERE status = 'pending';

ALTER TABLE transfers
  DROP CONSTRAINT transfers_kind,
  ADD CONSTRAINT transfers_kind CHECK (
    CASE kind
      WHEN 'topup' THEN
        reference_type = 'topup' AND debit_account LIKE 'clearing:_%' AND credit_account = 'available'
      WHEN 'hold' THEN
        reference_type = 'activation' AND debit_account = 'available' AND credit_account = 'held'
      WHEN 'capture' THEN
        reference_type = 'activation' AND debit_account = 'held' AND credit_account = 'revenue'
      WHEN 'release' THEN
        reference_type = 'activation' AND debit_account = 'held' AND credit_account = 'available'
      WHEN 'adjustment' THEN
        reference_type = 'adjustment'
        AND (debit_account, credit_account) IN (('adjustments', 'available'), ('available', 'adjustments'))
      WHEN 'payout' THEN
        reference_type = 'payout' AND debit_account = 'available' AND credit_account = 'payout_pending'
      WHEN 'payout_settled' THEN
        reference_type = 'payout' AND debit_account = 'payout_pending' AND credit_account LIKE 'clearing:_%'
      WHEN 'payout_returned' THEN
        reference_type = 'payout' AND debit_account = 'payout_pending' AND credit_account = 'available'
      ELSE false
    END
  );

-- A payout ends once: with the gateway or back in the wallet, never both.
CREATE UNIQUE INDEX transfers_paid_out_once ON transfers (reference_id, reference_type)
  WHERE kind IN ('payout_settled', 'payout_returned');

-- Takes money out of what can be spent until the gateway has given it back. Raises INSUFFICIENT_BALANCE.
CREATE FUNCTION ledger_pay_out(
  p_user_id uuid, p_currency text, p_amount_cents bigint, p_payout_id uuid, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_post(p_user_id, p_currency, 'payout', 'available', 'payout_pending', p_amount_cents,
                     'payout', p_payout_id, NULL, p_at);
END
$$;

-- Ends the payout with its whole amount. A reference without a payout is a fault of the caller.
CREATE FUNCTION ledger_end_payout(p_kind text, p_credit text, p_payout_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  payout transfers;
  ended text;
BEGIN
  SELECT * INTO payout FROM transfers
   WHERE reference_id = p_payout_id AND reference_type = 'payout' AND kind = 'payout';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no money is on its way out for payout %', p_payout_id;
  END IF;
  -- Both ends queue up here; whichever comes second asks for the first again, which moves nothing.
  PERFORM ledger_lock_wallet(payout.user_id, payout.currency);
  SELECT kind INTO ended FROM transfers
   WHERE reference_id = p_payout_id AND reference_type = 'payout' AND kind IN ('payout_settled', 'payout_returned');
  RETURN ledger_post(payout.user_id, payout.currency, coalesce(ended, p_kind), 'payout_pending', p_credit,
                     payout.amount_cents, 'payout', p_payout_id, NULL, p_at);
END
$$;

-- The gateway has given the money back to its payer.
CREATE FUNCTION ledger_settle_payout(p_payout_id uuid, p_gateway text, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_end_payout('payout_settled', 'clearing:' || p_gateway, p_payout_id, p_at);
END
$$;

-- The gateway will not: the money can be spent again.
CREATE FUNCTION ledger_return_payout(p_payout_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_end_payout('payout_returned', 'available', p_payout_id, p_at);
END
$$;

-- Begins the payout of a part of a credited top-up; of all that may go back where no amount is named. Raises PAYOUT_NOT_POSSIBLE,
-- PAYOUT_PENDING, PAYOUT_TOO_HIGH (maximum_cents).
CREATE FUNCTION payout_begin(
  p_id uuid, p_topup_id uuid, p_amount_cents bigint, p_gateway_key uuid, p_paid_since timestamptz,
  p_at timestamptz, p_next_try_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  topup topups;
  maximum bigint;
  amount bigint;
  charge bigint;
BEGIN
  SELECT * INTO STRICT topup FROM topups WHERE id = p_topup_id FOR UPDATE;
  IF topup.status <> 'paid' OR topup.staff_reason IS NOT NULL OR topup.is_owner_deleted
     OR topup.paid_at < p_paid_since THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PAYOUT_NOT_POSSIBLE';
  END IF;
  IF EXISTS (SELECT 1 FROM payouts WHERE topup_id = p_topup_id AND status = 'pending') THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PAYOUT_PENDING';
  END IF;
  SELECT least(topup.amount_cents - topup.returned_cents, wallet.available_cents) INTO maximum
    FROM ledger_lock_wallet(topup.user_id, topup.currency) wallet;
  amount := coalesce(p_amount_cents, maximum);
  IF amount > maximum OR amount = 0 THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PAYOUT_TOO_HIGH',
      DETAIL = jsonb_build_object('maximum_cents', maximum)::text;
  END IF;
  -- The last part takes what is left of the charge, so that roundings never add up to more than was paid.
  charge := CASE WHEN amount = topup.amount_cents - topup.returned_cents
    THEN topup.charge_amount_cents - topup.returned_charge_cents
    ELSE greatest(1, topup.charge_amount_cents * amount / topup.amount_cents) END;
  UPDATE topups SET returned_cents = returned_cents + amount,
                    returned_charge_cents = returned_charge_cents + charge
   WHERE id = p_topup_id;
  INSERT INTO payouts (id, topup_id, user_id, currency, amount_cents, charge_amount_cents, is_from_wallet, gateway,
                       gateway_payment_id, gateway_key, created_at, next_try_at)
  VALUES (p_id, p_topup_id, topup.user_id, topup.currency, amount, charge, true, topup.gateway,
          topup.gateway_payment_id, p_gateway_key, p_at, p_next_try_at);
  RETURN ledger_pay_out(topup.user_id, topup.currency, amount, p_id, p_at);
END
$$;

-- Begins to give back a payment that came in for a deleted account and belongs in no wallet. Until that has worked the
-- top-up is marked for staff. False when the top-up was settled before.
CREATE FUNCTION payout_begin_unclaimed(
  p_id uuid, p_topup_id uuid, p_gateway_payment_id text, p_gateway_key uuid, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  topup topups;
BEGIN
  UPDATE topups SET
    status = 'failed', staff_reason = 'OWNER_DELETED', gateway_payment_id = p_gateway_payment_id, next_read_at = NULL,
    returned_cents = amount_cents, returned_charge_cents = charge_amount_cents
  WHERE id = p_topup_id AND is_owner_deleted AND status IN ('pending', 'expired', 'failed') AND staff_reason IS NULL
    AND coalesce(gateway_payment_id, p_gateway_payment_id) = p_gateway_payment_id
  RETURNING * INTO topup;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO payouts (id, topup_id, user_id, currency, amount_cents, charge_amount_cents, is_from_wallet, gateway,
                       gateway_payment_id, gateway_key, created_at, next_try_at)
  VALUES (p_id, p_topup_id, topup.user_id, topup.currency, topup.amount_cents, topup.charge_amount_cents, false,
          topup.gateway, p_gateway_payment_id, p_gateway_key, p_at, p_at);
  RETURN true;
END
$$;

-- The gateway has given the money back. Answers nothing when the payout had ended before, or was of no wallet.
CREATE FUNCTION payout_settle(p_id uuid, p_gateway_refund_id text, p_at timestamptz)
RETURNS SETOF ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  payout payouts;
BEGIN
  PERFORM 1 FROM topups WHERE id = (SELECT topup_id FROM payouts WHERE id = p_id) FOR UPDATE;
  UPDATE payouts SET status = 'paid', gateway_refund_id = coalesce(p_gateway_refund_id, gateway_refund_id),
                     settled_at = p_at, next_try_at = NULL
   WHERE id = p_id AND status = 'pending' RETURNING * INTO payout;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE topups SET status = 'refunded', staff_reason = NULL
   WHERE id = payout.topup_id AND returned_charge_cents = charge_amount_cents;
  IF payout.is_from_wallet THEN
    RETURN NEXT ledger_settle_payout(payout.id, payout.gateway, p_at);
  END IF;
END
$$;

-- The gateway will not give the money back. Answers nothing when the payout had ended before, or was of no wallet.
CREATE FUNCTION payout_fail(p_id uuid, p_failure text, p_at timestamptz)
RETURNS SETOF ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  payout payouts;
BEGIN
  PERFORM 1 FROM topups WHERE id = (SELECT topup_id FROM payouts WHERE id = p_id) FOR UPDATE;
  UPDATE payouts SET status = 'failed', failure = p_failure, settled_at = p_at, next_try_at = NULL
   WHERE id = p_id AND status = 'pending' RETURNING * INTO payout;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE topups SET returned_cents = returned_cents - payout.amount_cents,
                    returned_charge_cents = returned_charge_cents - payout.charge_amount_cents
   WHERE id = payout.topup_id;
  IF payout.is_from_wallet THEN
    RETURN NEXT ledger_return_payout(payout.id, p_at);
  END IF;
END
$$;

-- 20261122-01-push
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

-- Whatever ends a session ends its subscriptions in the same transaction.
CREATE FUNCTION push_forget_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER push_forget_session AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL) EXECUTE FUNCTION push_forget_session();

-- 20261122-02-push-outbox
-- What somebody is to be told of, written by the transaction that made it so.
CREATE TABLE push_outbox (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sms_received', 'activation_expired', 'activation_released', 'topup_credited')),
  -- The activation or the top-up.
  subject_id uuid NOT NULL,
  -- Of an activation.
  service_code text,
  country_iso text,
  happened_at timestamptz NOT NULL
);

-- Only for those who want to be told anywhere.
CREATE FUNCTION push_tell(
  p_user_id uuid, p_kind text, p_subject_id uuid, p_service_code text, p_country_iso text, p_happened_at timestamptz
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO push_outbox (user_id, kind, subject_id, service_code, country_iso, happened_at)
  SELECT p_user_id, p_kind, p_subject_id, p_service_code, p_country_iso, p_happened_at
   WHERE EXISTS (SELECT FROM push_subscriptions WHERE user_id = p_user_id)
$$;

CREATE FUNCTION push_message_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM push_tell(a.user_id, 'sms_received', a.id, a.service_code, a.country_iso, NEW.received_at)
    FROM activations a WHERE a.id = NEW.activation_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER push_message_shown AFTER UPDATE OF shown ON messages
  FOR EACH ROW WHEN (NEW.shown AND NOT OLD.shown) EXECUTE FUNCTION push_message_shown();

-- Money that comes back while nobody may be looking: an expiry, a number that its provider closed, and a number that was
-- still being looked for when its customer had gone. What a customer ends, and what fails at once, is answered at once.
CREATE FUNCTION push_activation_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := CASE
    WHEN NEW.status = 'EXPIRED' THEN 'activation_expired'
    WHEN NEW.status = 'CANCELLED' AND NEW.closed_by = 'provider' THEN 'activation_released'
    WHEN NEW.status = 'FAILED'
         AND EXISTS (SELECT FROM provider_attempts WHERE activation_id = NEW.id AND outcome = 'given_up')
      THEN 'activation_released'
  END;
BEGIN
  IF kind IS NOT NULL THEN
    PERFORM push_tell(NEW.user_id, kind, NEW.id, NEW.service_code, NEW.country_iso, NEW.closed_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER push_activation_ended AFTER UPDATE OF status ON activations
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL AND OLD.closed_at IS NULL) EXECUTE FUNCTION push_activation_ended();

-- Of the ledger, whose time is that of the credit: the payment itself may be days older.
CREATE FUNCTION push_topup_credited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM push_tell(NEW.user_id, 'topup_credited', NEW.reference_id, NULL, NULL, NEW.occurred_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER push_topup_credited AFTER INSERT ON transfers
  FOR EACH ROW WHEN (NEW.kind = 'topup') EXECUTE FUNCTION push_topup_credited();

-- 20261122-20-back-office-figures
-- What the back-office counts over everything that ever happened is read from indexes alone: small ones, because many
-- entries of each are alike.
CREATE INDEX users_figures ON users (role, is_active) WHERE deleted_at IS NULL;
CREATE INDEX purchases_age ON purchases (created_at);
CREATE INDEX topups_age ON topups (created_at);
CREATE INDEX transfers_revenue ON transfers (currency, amount_cents) WHERE credit_account = 'revenue';

INSERT INTO migrations (name) VALUES
  ('20261121-10-platform'),
  ('20261121-11-rate-limits'),
  ('20261121-20-accounts'),
  ('20261121-30-ledger'),
  ('20261121-31-ledger-functions'),
  ('20261121-32-topups'),
  ('20261121-40-catalogue'),
  ('20261121-45-activations'),
  ('20261121-46-purchase'),
  ('20261121-47-attempt-outcomes'),
  ('20261121-48-messages'),
  ('20261121-49-closing'),
  ('20261121-50-unknown-outcomes'),
  ('20261121-60-audit'),
  ('20261121-70-password-resets'),
  ('20261121-71-known-devices'),
  ('20261121-72-alarm-links'),
  ('20261121-73-avatars'),
  ('20261121-76-account-events'),
  ('20261121-77-api-keys'),
  ('20261121-78-account-deletion'),
  ('20261121-80-two-factor'),
  ('20261121-81-reconfirmed-sessions'),
  ('20261121-82-identities'),
  ('20261121-86-queue-schema'),
  ('20261121-90-payouts'),
  ('20261122-01-push'),
  ('20261122-02-push-outbox'),
  ('20261122-20-back-office-figures');
