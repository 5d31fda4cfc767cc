CREATE TYPE ledger_posting AS (
  -- False when the reference had been posted before.
  moved boolean,
  -- A capture that lost against a release answers 'release', and the reverse.
  kind text,
  user_id uuid,
  wallet_id uuid,
  currency text,
  amount_cents bigint,
  -- The part of it that repaid debts.
  repaid_cents bigint,
  available_cents bigint,
  held_cents bigint
);
