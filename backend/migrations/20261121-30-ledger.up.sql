CREATE TABLE wallets (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id),
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  available_cents bigint NOT NULL DEFAULT 0 CHECK (available_cents >= 0),
  held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  last_transaction_at timestamptz,
  UNIQUE (user_id, currency),
  UNIQUE (id, user_id, currency)
) WITH (fillfactor = 80);

-- One row debits one account and credits another by the same amount, so no posting can be out of balance.
-- 'available' and 'held' are the accounts of the row's wallet; the others belong to the house, have no balance row
-- and therefore no lock that customers would share: their balances are sums over this table.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wallet_id uuid NOT NULL,
  user_id uuid NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reference_type text NOT NULL,
  reference_id uuid NOT NULL,
  available_after_cents bigint NOT NULL CHECK (available_after_cents >= 0),
  held_after_cents bigint NOT NULL CHECK (held_after_cents >= 0),
  note text,
  occurred_at timestamptz NOT NULL,
  FOREIGN KEY (wallet_id, user_id, currency) REFERENCES wallets (id, user_id, currency),
  CONSTRAINT transfers_once UNIQUE (reference_id, reference_type, kind),
  CONSTRAINT transfers_kind CHECK (
    CASE kind
      WHEN 'topup' THEN
        reference_type = 'topup' AND debit_account LIKE 'clearing:_%' AND credit_account = 'available'
      WHEN 'hold' THEN
        reference_type = 'activation' AND debit_account = 'available' AND credit_account = 'held'
      WHEN 'capture' THEN
        reference_type = 'activation' AND debit_account = 'held' AND credit_account = 'revenue'
      WHEN 'release' THEN
        reference_type = 'activation' AND debit_account = 'held' AND credit_account = 'available'
      WHEN 'adjustment' THEN
        reference_type = 'adjustment'
        AND (debit_account, credit_account) IN (('adjustments', 'available'), ('available', 'adjustments'))
      ELSE false
    END
  )
);
CREATE INDEX transfers_statement ON transfers (wallet_id, id);

-- A hold ends once: captured or released, never both.
CREATE UNIQUE INDEX transfers_settled_once ON transfers (reference_id, reference_type)
  WHERE kind IN ('capture', 'release');
