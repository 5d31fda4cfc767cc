-- Depends on modules/wallet/ledger/ledger-posting.sql
-- Depends on platform/errors/refuse.sql

CREATE OR REPLACE FUNCTION transfers_are_append_only() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'transfers are append-only: % refused', TG_OP;
END
$$;
CREATE OR REPLACE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION transfers_are_append_only();

-- Locks the wallet until the transaction ends; the first money of a currency opens it.
CREATE OR REPLACE FUNCTION ledger_lock_wallet(p_user_id uuid, p_currency text) RETURNS wallets
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

-- Details of INSUFFICIENT_BALANCE.
CREATE OR REPLACE FUNCTION ledger_shortage(p_available_cents bigint, p_cost_cents bigint) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object(
    'user_balance', round(p_available_cents / 100.0, 2), 'user_balance_cents', p_available_cents,
    'total_cost', round(p_cost_cents / 100.0, 2), 'total_cost_cents', p_cost_cents,
    'missing', round((p_cost_cents - p_available_cents) / 100.0, 2), 'missing_cents', p_cost_cents - p_available_cents)
$$;

-- The one place that writes wallets and transfers.
CREATE OR REPLACE FUNCTION ledger_post(
  p_user_id uuid, p_currency text, p_kind text, p_debit text, p_credit text, p_amount_cents bigint,
  p_reference_type text, p_reference_id uuid, p_note text, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    PERFORM refuse('INSUFFICIENT_BALANCE', ledger_shortage(wallet.available_cents, p_amount_cents));
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
CREATE OR REPLACE FUNCTION ledger_hold(
  p_user_id uuid, p_currency text, p_amount_cents bigint, p_reference_type text, p_reference_id uuid,
  p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_post(p_user_id, p_currency, 'hold', 'available', 'held', p_amount_cents,
                     p_reference_type, p_reference_id, NULL, p_at);
END
$$;

-- Ends the hold of the reference with its whole amount. A reference without a hold is a fault of the caller.
CREATE OR REPLACE FUNCTION ledger_settle(
  p_kind text, p_credit text, p_reference_type text, p_reference_id uuid, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE OR REPLACE FUNCTION ledger_capture(p_reference_type text, p_reference_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_settle('capture', 'revenue', p_reference_type, p_reference_id, p_at);
END
$$;

-- The held money goes back to what can be spent.
CREATE OR REPLACE FUNCTION ledger_release(p_reference_type text, p_reference_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_settle('release', 'available', p_reference_type, p_reference_id, p_at);
END
$$;

-- Money that a gateway received becomes spendable.
CREATE OR REPLACE FUNCTION ledger_credit_topup(
  p_user_id uuid, p_currency text, p_amount_cents bigint, p_gateway text, p_topup_id uuid, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_post(p_user_id, p_currency, 'topup', 'clearing:' || p_gateway, 'available', p_amount_cents,
                     'topup', p_topup_id, NULL, p_at);
END
$$;

-- Staff adds to (positive) or takes from (negative) what can be spent. Raises INSUFFICIENT_BALANCE.
CREATE OR REPLACE FUNCTION ledger_adjust(
  p_user_id uuid, p_currency text, p_change_cents bigint, p_adjustment_id uuid, p_note text, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF p_change_cents < 0 THEN
    RETURN ledger_post(p_user_id, p_currency, 'adjustment', 'available', 'adjustments', -p_change_cents,
                       'adjustment', p_adjustment_id, p_note, p_at);
  END IF;
  RETURN ledger_post(p_user_id, p_currency, 'adjustment', 'adjustments', 'available', p_change_cents,
                     'adjustment', p_adjustment_id, p_note, p_at);
END
$$;

-- Takes money out of what can be spent until the gateway has given it back. Raises INSUFFICIENT_BALANCE.
CREATE OR REPLACE FUNCTION ledger_pay_out(
  p_user_id uuid, p_currency text, p_amount_cents bigint, p_payout_id uuid, p_at timestamptz
) RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_post(p_user_id, p_currency, 'payout', 'available', 'payout_pending', p_amount_cents,
                     'payout', p_payout_id, NULL, p_at);
END
$$;

-- Ends the payout with its whole amount. A reference without a payout is a fault of the caller.
CREATE OR REPLACE FUNCTION ledger_end_payout(p_kind text, p_credit text, p_payout_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE OR REPLACE FUNCTION ledger_settle_payout(p_payout_id uuid, p_gateway text, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_end_payout('payout_settled', 'clearing:' || p_gateway, p_payout_id, p_at);
END
$$;

-- The gateway will not: the money can be spent again.
CREATE OR REPLACE FUNCTION ledger_return_payout(p_payout_id uuid, p_at timestamptz)
RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RETURN ledger_end_payout('payout_returned', 'available', p_payout_id, p_at);
END
$$;
