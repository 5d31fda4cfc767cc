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
