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
