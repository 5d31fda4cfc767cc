DROP FUNCTION payout_fail;
DROP FUNCTION payout_settle;
DROP FUNCTION payout_begin_unclaimed;
DROP FUNCTION payout_begin;
DROP FUNCTION ledger_return_payout;
DROP FUNCTION ledger_settle_payout;
DROP FUNCTION ledger_end_payout;
DROP FUNCTION ledger_pay_out;

-- The one place that writes wallets and transfers.
CREATE OR REPLACE FUNCTION ledger_post(
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

DROP INDEX transfers_paid_out_once;
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
      ELSE false
    END
  );

DROP TABLE payouts;
ALTER TABLE topups
  DROP CONSTRAINT topups_returned,
  DROP COLUMN returned_charge_cents,
  DROP COLUMN returned_cents;
