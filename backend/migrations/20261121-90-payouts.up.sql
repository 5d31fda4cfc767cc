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
