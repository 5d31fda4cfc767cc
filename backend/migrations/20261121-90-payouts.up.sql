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
