ALTER TABLE users DROP COLUMN flag, DROP COLUMN flagged_at;
DROP INDEX topups_pending;
DELETE FROM house_transfer_kinds WHERE kind IN ('chargeback_converted', 'chargeback_loss');
DELETE FROM transfer_kinds WHERE kind = 'chargeback';
ALTER TABLE topups
  DROP CONSTRAINT topups_charged_back,
  DROP COLUMN expected_cents,
  DROP COLUMN expected_charge_cents,
  DROP COLUMN charged_back_cents,
  DROP COLUMN charged_back_loss_cents;
DROP TABLE topup_steps;
