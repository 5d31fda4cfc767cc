CREATE TYPE ledger_posting AS (
  -- False when the reference had been posted before: nothing moved this time.
  moved boolean,
  -- What stands under the reference: a capture that lost against a release answers 'release', and the reverse.
  kind text,
  user_id uuid,
  wallet_id uuid,
  currency text,
  amount_cents bigint,
  -- The part of it that repaid debts as it came in.
  repaid_cents bigint,
  available_cents bigint,
  held_cents bigint
);
