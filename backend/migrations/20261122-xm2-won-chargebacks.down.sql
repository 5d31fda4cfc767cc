DROP INDEX payouts_one_at_a_time;
CREATE UNIQUE INDEX payouts_one_at_a_time ON payouts (topup_id) WHERE status = 'pending';
DELETE FROM house_transfer_kinds WHERE kind IN ('chargeback_won_converted', 'chargeback_recovered');
DELETE FROM transfer_kinds WHERE kind = 'chargeback_won';
DROP INDEX topup_steps_payment;
ALTER TABLE topup_steps DROP CONSTRAINT topup_steps_kind_check,
  ADD CONSTRAINT topup_steps_kind_check CHECK (kind IN ('credit', 'chargeback'));
