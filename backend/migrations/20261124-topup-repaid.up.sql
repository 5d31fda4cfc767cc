-- What of a top-up repaid debts as it came in, in cents of the wallet's currency.
ALTER TABLE topups
  ADD COLUMN repaid_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT topups_repaid CHECK (repaid_cents BETWEEN 0 AND amount_cents);
