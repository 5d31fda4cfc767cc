-- What movements of money exist: ledger_post reads it, and the check of transfers is generated from it whenever it
-- changes. An account that ends in ":*" is one of a family, as "clearing:*" of one for each gateway.
CREATE TABLE transfer_kinds (
  kind text PRIMARY KEY,
  -- What a movement belongs to; each kind happens at most once per reference.
  reference_type text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  -- The kind that this one ends with its whole amount; of all that end it only one happens.
  ends text REFERENCES transfer_kinds (kind),
  -- Whether negative cents move the other way.
  is_reversible boolean NOT NULL DEFAULT false,
  CHECK (debit_account <> credit_account)
);
INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account, ends, is_reversible) VALUES
  ('topup', 'topup', 'clearing:*', 'available', NULL, false),
  ('hold', 'activation', 'available', 'held', NULL, false),
  ('capture', 'activation', 'held', 'revenue', 'hold', false),
  ('release', 'activation', 'held', 'available', 'hold', false),
  ('payout', 'payout', 'available', 'payout_pending', NULL, false),
  ('payout_settled', 'payout', 'payout_pending', 'clearing:*', 'payout', false),
  ('payout_returned', 'payout', 'payout_pending', 'available', 'payout', false),
  ('adjustment', 'adjustment', 'adjustments', 'available', NULL, true);

ALTER TABLE transfers ADD COLUMN ends text;
ALTER TABLE transfers DISABLE TRIGGER USER;
UPDATE transfers t SET ends = k.ends FROM transfer_kinds k WHERE k.kind = t.kind AND k.ends IS NOT NULL;
ALTER TABLE transfers ENABLE TRIGGER USER;

-- A hold is captured or released, a payout settled or returned, never both.
CREATE UNIQUE INDEX transfers_ended_once ON transfers (reference_id, reference_type, ends) WHERE ends IS NOT NULL;
DROP INDEX transfers_settled_once, transfers_paid_out_once;
