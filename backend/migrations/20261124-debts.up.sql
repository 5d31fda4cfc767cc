-- What a chargeback took and a wallet could not give, its customer owes in that wallet: one row for each such step, whose
-- id it has. wallets.owed_cents is the sum of what is open.
CREATE TABLE debts (
  id uuid PRIMARY KEY REFERENCES topup_steps (id),
  wallet_id uuid NOT NULL REFERENCES wallets (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  open_cents bigint NOT NULL CHECK (open_cents BETWEEN 0 AND amount_cents),
  ended_as text CHECK (ended_as IN ('repaid', 'waived', 'won')),
  ended_at timestamptz,
  CHECK ((open_cents = 0) = (ended_as IS NOT NULL) AND (ended_as IS NULL) = (ended_at IS NULL))
);
-- Those that money coming in repays, oldest first.
CREATE INDEX debts_open ON debts (wallet_id, id) WHERE open_cents > 0;

ALTER TABLE wallets
  ADD COLUMN owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  -- No cent can be spent from a wallet that owes one.
  ADD CONSTRAINT wallets_debt_first CHECK (owed_cents = 0 OR available_cents = 0);

-- A repayment moves nothing at the gateway.
ALTER TABLE topup_steps
  ADD COLUMN repays uuid REFERENCES debts (id),
  DROP CONSTRAINT topup_steps_kind_check,
  ADD CONSTRAINT topup_steps_kind_check CHECK (kind IN ('credit', 'chargeback', 'chargeback_won', 'repayment')),
  DROP CONSTRAINT topup_steps_charge_cents_check,
  ADD CONSTRAINT topup_steps_charge_cents_check CHECK (CASE kind WHEN 'repayment' THEN charge_cents = 0 ELSE charge_cents > 0 END),
  ADD CONSTRAINT topup_steps_repayment CHECK ((kind = 'repayment') = (repays IS NOT NULL));
CREATE INDEX topup_steps_repayments ON topup_steps (repays) WHERE repays IS NOT NULL;

INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account, ends, is_reversible) VALUES
  ('repayment', 'topup', 'available', 'losses', NULL, false),
  ('repayment_returned', 'topup', 'losses', 'available', NULL, false);
