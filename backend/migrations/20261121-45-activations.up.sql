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
