CREATE TYPE ledger_posting AS (
  -- False when the reference had been posted before.
  moved boolean,
  -- The kind that was posted: 'release' for a capture that came after a release, and the reverse.
  kind text,
  user_id uuid,
  wallet_id uuid,
  currency text,
  amount_cents bigint,
  -- The part of amount_cents that repaid debts.
  repaid_cents bigint,
  available_cents bigint,
  held_cents bigint
);
