-- What a gateway has reported of a top-up, one row for each sum that moved: a payment, or what the payer's bank took back.
-- The first credit has the id of its top-up. Rows are only added.
CREATE TABLE topup_steps (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  topup_id uuid NOT NULL REFERENCES topups (id),
  kind text NOT NULL CHECK (kind IN ('credit', 'chargeback')),
  gateway_payment_id text NOT NULL,
  -- Cents of BRL at the gateway.
  charge_cents bigint NOT NULL CHECK (charge_cents > 0),
  -- Cents of the wallet's currency.
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Of a chargeback, cents of the wallet's currency that were spent already: our loss.
  loss_cents bigint NOT NULL DEFAULT 0 CHECK (loss_cents BETWEEN 0 AND amount_cents),
  happened_at timestamptz NOT NULL
);
CREATE INDEX topup_steps_of ON topup_steps (topup_id, id);

ALTER TABLE topups
  -- What was asked for, where something else was paid; amount_cents and charge_amount_cents are then what was paid.
  ADD COLUMN expected_cents bigint CHECK (expected_cents > 0),
  ADD COLUMN expected_charge_cents bigint CHECK (expected_charge_cents > 0),
  -- What the payer's bank took back, and what of it nobody could give.
  ADD COLUMN charged_back_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN charged_back_loss_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT topups_charged_back CHECK (
    charged_back_cents BETWEEN 0 AND amount_cents AND charged_back_loss_cents BETWEEN 0 AND charged_back_cents);

INSERT INTO topup_steps (id, topup_id, kind, gateway_payment_id, charge_cents, amount_cents, happened_at)
  SELECT p.id, p.id, 'credit', p.gateway_payment_id, p.charge_amount_cents, p.amount_cents, t.occurred_at
    FROM topups p JOIN transfers t ON t.reference_id = p.id AND t.reference_type = 'topup' AND t.kind = 'topup'
   WHERE p.gateway_payment_id IS NOT NULL;

INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account, ends, is_reversible) VALUES
  ('chargeback', 'topup', 'available', 'clearing:*', NULL, false);
INSERT INTO house_transfer_kinds (kind, reference_type, debit_account, credit_account, is_reversible) VALUES
  ('chargeback_converted', 'topup', 'clearing:*', 'clearing:*', false),
  ('chargeback_loss', 'topup', 'losses', 'clearing:*', false);

-- The pending ones of a customer, newest first.
CREATE INDEX topups_pending ON topups (user_id, created_at, id) WHERE status = 'pending';

-- Why staff should look twice at an account, and since when.
ALTER TABLE users ADD COLUMN flag text CHECK (flag IN ('CHARGEBACK')), ADD COLUMN flagged_at timestamptz;
