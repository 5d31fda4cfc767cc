-- A dispute that was decided for us: the bank's money is back.
ALTER TABLE topup_steps DROP CONSTRAINT topup_steps_kind_check,
  ADD CONSTRAINT topup_steps_kind_check CHECK (kind IN ('credit', 'chargeback', 'chargeback_won'));
-- The top-up of a payment that is not its first one.
CREATE INDEX topup_steps_payment ON topup_steps (gateway_payment_id);

INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account, ends, is_reversible) VALUES
  ('chargeback_won', 'topup', 'clearing:*', 'available', NULL, false);
INSERT INTO house_transfer_kinds (kind, reference_type, debit_account, credit_account, is_reversible) VALUES
  ('chargeback_won_converted', 'topup', 'clearing:*', 'clearing:*', false),
  ('chargeback_recovered', 'topup', 'clearing:*', 'losses', false);

-- A payout asks payment after payment: one at a time of each.
DROP INDEX payouts_one_at_a_time;
CREATE UNIQUE INDEX payouts_one_at_a_time ON payouts (topup_id, gateway_payment_id) WHERE status = 'pending';
