DELETE FROM transfer_kinds WHERE kind IN ('repayment', 'repayment_returned');
DROP INDEX topup_steps_repayments;
ALTER TABLE topup_steps
  DROP CONSTRAINT topup_steps_repayment,
  DROP COLUMN repays,
  DROP CONSTRAINT topup_steps_charge_cents_check,
  ADD CONSTRAINT topup_steps_charge_cents_check CHECK (charge_cents > 0),
  DROP CONSTRAINT topup_steps_kind_check,
  ADD CONSTRAINT topup_steps_kind_check CHECK (kind IN ('credit', 'chargeback', 'chargeback_won'));
ALTER TABLE wallets DROP CONSTRAINT wallets_debt_first, DROP COLUMN owed_cents;
DROP TABLE debts;
