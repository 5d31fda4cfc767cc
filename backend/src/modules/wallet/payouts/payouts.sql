-- Depends on modules/wallet/ledger/house.sql
-- Depends on modules/wallet/topups/topups.sql
-- Depends on platform/errors/refuse.sql

-- The most of a top-up that may go back, in cents of its currency, and the reason why nothing may.
CREATE OR REPLACE FUNCTION payout_limit(
  topup topups, p_available_cents bigint, OUT maximum_cents bigint, OUT obstacle text
) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN why IS NULL THEN rest ELSE 0 END, why
    FROM (SELECT least(topup.amount_cents - topup.returned_cents, p_available_cents)) AS l (rest),
         LATERAL (SELECT CASE WHEN topup.is_owner_deleted THEN 'OWNER_DELETED'
                              WHEN topup.staff_reason IS NOT NULL THEN 'NEEDS_STAFF'
                              WHEN topup.status <> 'paid' THEN 'NOT_PAID'
                              WHEN EXISTS (SELECT FROM payouts p WHERE p.topup_id = topup.id AND p.status = 'pending')
                                THEN 'PENDING'
                              WHEN rest <= 0 THEN 'NOTHING_LEFT' END) AS o (why)
$$;

CREATE OR REPLACE FUNCTION topup_payments_left(p_topup_id uuid)
RETURNS TABLE (gateway_payment_id text, left_cents bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT paid.gateway_payment_id, paid.cents - topup_charged_back(p_topup_id, paid.gateway_payment_id)
         - coalesce((SELECT sum(p.charge_amount_cents) FROM payouts p
                      WHERE p.topup_id = p_topup_id AND p.gateway_payment_id = paid.gateway_payment_id
                        AND p.status <> 'failed'), 0)::bigint AS left_cents
    FROM (SELECT s.gateway_payment_id, sum(s.charge_cents)::bigint AS cents, min(s.id::text) AS first_id FROM topup_steps s
           WHERE s.topup_id = p_topup_id AND s.kind = 'credit' GROUP BY s.gateway_payment_id) paid
   ORDER BY left_cents DESC, paid.first_id
$$;

-- Begins a payout for each payment, the first with p_id. Raises PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH.
CREATE OR REPLACE FUNCTION payout_begin(
  p_id uuid, p_topup_id uuid, p_amount_cents bigint, p_gateway_key uuid, p_paid_since timestamptz,
  p_at timestamptz, p_next_try_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  topup topups;
  possible record;
  amount bigint;
  charge bigint;
  payment record;
  id uuid := p_id;
  part_charge bigint;
  part_amount bigint;
  left_amount bigint;
  left_charge bigint;
  posting ledger_posting;
BEGIN
  SELECT * INTO STRICT topup FROM topups WHERE topups.id = p_topup_id FOR NO KEY UPDATE;
  SELECT may.* INTO possible FROM ledger_lock_wallet(topup.user_id, topup.currency) wallet,
                                  LATERAL payout_limit(topup, wallet.available_cents) may;
  IF possible.obstacle IN ('OWNER_DELETED', 'NEEDS_STAFF', 'NOT_PAID') OR topup.paid_at < p_paid_since THEN
    PERFORM refuse('PAYOUT_NOT_POSSIBLE');
  END IF;
  IF possible.obstacle = 'PENDING' THEN
    PERFORM refuse('PAYOUT_PENDING');
  END IF;
  amount := coalesce(p_amount_cents, possible.maximum_cents);
  IF amount > possible.maximum_cents OR amount = 0 THEN
    PERFORM refuse('PAYOUT_TOO_HIGH', jsonb_build_object('maximum_cents', possible.maximum_cents));
  END IF;
  -- The last part of the money takes the rest of the charge, so that rounding never exceeds the paid amount.
  charge := CASE WHEN amount = topup.amount_cents - topup.returned_cents
    THEN topup.charge_amount_cents - topup.returned_charge_cents
    ELSE greatest(1, topup.charge_amount_cents * amount / topup.amount_cents) END;
  UPDATE topups SET returned_cents = returned_cents + amount,
                    returned_charge_cents = returned_charge_cents + charge
   WHERE topups.id = p_topup_id;
  left_amount := amount;
  left_charge := charge;
  FOR payment IN SELECT * FROM topup_payments_left(p_topup_id) LOOP
    EXIT WHEN left_charge = 0;
    -- A payout takes at least one cent of the wallet, so one is left for the next payment. The last one takes the rest.
    part_charge := CASE WHEN left_amount = 1 THEN left_charge ELSE least(left_charge, payment.left_cents) END;
    part_amount := CASE WHEN part_charge = left_charge THEN left_amount
                     ELSE least(left_amount - 1, greatest(1, left_amount * part_charge / left_charge)) END;
    CONTINUE WHEN part_charge <= 0;
    INSERT INTO payouts (id, topup_id, user_id, currency, amount_cents, charge_amount_cents, is_from_wallet, gateway,
                         gateway_payment_id, gateway_key, created_at, next_try_at)
    VALUES (id, p_topup_id, topup.user_id, topup.currency, part_amount, part_charge, true, topup.gateway,
            payment.gateway_payment_id, CASE WHEN id = p_id THEN p_gateway_key ELSE gen_random_uuid() END, p_at, p_next_try_at);
    posting := ledger_post('payout', topup.user_id, topup.currency, part_amount, id, p_at);
    id := uuidv7();
    left_amount := left_amount - part_amount;
    left_charge := left_charge - part_charge;
  END LOOP;
  IF left_charge > 0 THEN
    PERFORM refuse('PAYOUT_NOT_POSSIBLE');
  END IF;
  posting.amount_cents := amount;
  RETURN posting;
END
$$;

-- The account was deleted: the money is in no wallet, and staff see it until it is back. False when settled before.
CREATE OR REPLACE FUNCTION payout_begin_unclaimed(
  p_id uuid, p_topup_id uuid, p_gateway_payment_id text, p_paid_cents bigint, p_gateway_key uuid, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  topup topups;
BEGIN
  UPDATE topups SET
    status = 'failed', staff_reason = 'OWNER_DELETED', gateway_payment_id = p_gateway_payment_id, next_read_at = NULL,
    amount_cents = greatest(1, topup_worth(topups, p_paid_cents)), charge_amount_cents = p_paid_cents,
    returned_cents = greatest(1, topup_worth(topups, p_paid_cents)), returned_charge_cents = p_paid_cents
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

-- Answers nothing when the payout had ended before or was not from a wallet.
CREATE OR REPLACE FUNCTION payout_settle(p_id uuid, p_gateway_refund_id text, p_at timestamptz)
RETURNS SETOF ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  payout payouts;
BEGIN
  PERFORM 1 FROM topups WHERE id = (SELECT topup_id FROM payouts WHERE id = p_id) FOR NO KEY UPDATE;
  UPDATE payouts SET status = 'paid', gateway_refund_id = coalesce(p_gateway_refund_id, gateway_refund_id),
                     settled_at = p_at, next_try_at = NULL
   WHERE id = p_id AND status = 'pending' RETURNING * INTO payout;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  -- Any other reason stays, because staff still have to decide.
  UPDATE topups SET status = 'refunded', staff_reason = nullif(staff_reason, 'OWNER_DELETED')
   WHERE id = payout.topup_id AND topup_settled(id) + topup_charged_back(id, NULL) >= charge_amount_cents
     AND NOT EXISTS (SELECT FROM payouts p WHERE p.topup_id = payout.topup_id AND p.status = 'pending');
  IF payout.is_from_wallet THEN
    PERFORM house_convert('payout_converted', payout.id, payout.gateway, payout.currency, payout.amount_cents,
                          payout.charge_amount_cents,
                          (SELECT fx_rate FROM topups WHERE id = payout.topup_id), p_at);
    RETURN NEXT ledger_end('payout_settled', payout.id, p_at, payout.gateway);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION payout_fail(p_id uuid, p_failure text, p_detail text, p_at timestamptz)
RETURNS SETOF ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  payout payouts;
BEGIN
  PERFORM 1 FROM topups WHERE id = (SELECT topup_id FROM payouts WHERE id = p_id) FOR NO KEY UPDATE;
  UPDATE payouts SET status = 'failed', failure = p_failure, failure_detail = p_detail, settled_at = p_at, next_try_at = NULL
   WHERE id = p_id AND status = 'pending' RETURNING * INTO payout;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE topups SET returned_cents = returned_cents - payout.amount_cents,
                    returned_charge_cents = returned_charge_cents - payout.charge_amount_cents
   WHERE id = payout.topup_id;
  IF payout.is_from_wallet THEN
    RETURN NEXT ledger_end('payout_returned', payout.id, p_at);
  END IF;
END
$$;
