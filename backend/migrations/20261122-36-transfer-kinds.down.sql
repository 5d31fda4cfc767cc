CREATE UNIQUE INDEX transfers_settled_once ON transfers (reference_id, reference_type)
  WHERE kind IN ('capture', 'release');
CREATE UNIQUE INDEX transfers_paid_out_once ON transfers (reference_id, reference_type)
  WHERE kind IN ('payout_settled', 'payout_returned');
ALTER TABLE transfers DROP COLUMN ends;
ALTER TABLE transfers
  DROP CONSTRAINT IF EXISTS transfers_kind,
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
DROP TABLE transfer_kinds;
