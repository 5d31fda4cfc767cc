-- The house's side of the books: what numbers cost, what providers gave back, what we have at providers and gateways.
-- One row debits one account and credits another, as a row of transfers does. Where their currencies differ, the account
-- "conversion" stands between them in both (view house_entries), so no posting can be out of balance.
CREATE TABLE house_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  debit_account text NOT NULL,
  debit_currency text NOT NULL,
  debit_micros bigint NOT NULL CHECK (debit_micros > 0),
  credit_account text NOT NULL,
  credit_currency text NOT NULL,
  credit_micros bigint NOT NULL CHECK (credit_micros > 0),
  -- BRL for one unit of the other currency, as it was at the moment of the posting.
  rate numeric CHECK (rate > 0),
  reference_type text NOT NULL,
  reference_id uuid NOT NULL,
  note text,
  occurred_at timestamptz NOT NULL,
  CHECK ((rate IS NULL) = (debit_currency = credit_currency)),
  CHECK (debit_currency <> credit_currency OR debit_micros = credit_micros)
);

-- What movements of the house exist. An account that ends in ":*" is one of a family.
CREATE TABLE house_transfer_kinds (
  kind text PRIMARY KEY,
  reference_type text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  -- Whether negative micros move the other way.
  is_reversible boolean NOT NULL DEFAULT false
);
INSERT INTO house_transfer_kinds (kind, reference_type, debit_account, credit_account, is_reversible) VALUES
  ('cost', 'activation', 'costs:open', 'provider:*', false),
  ('cost_reopened', 'activation', 'costs:open', 'costs:*', false),
  ('cost_delivered', 'activation', 'costs:delivered', 'costs:*', false),
  ('cost_lost', 'activation', 'costs:lost', 'costs:*', false),
  ('cost_returned', 'activation', 'provider:*', 'costs:*', false),
  ('topup_converted', 'topup', 'clearing:*', 'clearing:*', false),
  ('payout_converted', 'payout', 'clearing:*', 'clearing:*', false),
  ('provider_opened', 'account', 'provider:*', 'funds', true),
  ('provider_funded', 'payment', 'provider:*', 'funds', true),
  ('gateway_funded', 'payment', 'clearing:*', 'funds', true),
  ('provider_lost', 'difference', 'losses', 'provider:*', false),
  ('provider_gained', 'difference', 'provider:*', 'gains', false),
  ('gateway_lost', 'difference', 'losses', 'clearing:*', false),
  ('gateway_gained', 'difference', 'clearing:*', 'gains', false);

-- BRL for one unit of the currency of the cost, when the number was ordered.
ALTER TABLE provider_attempts ADD COLUMN cost_rate numeric;
ALTER TABLE activations ADD COLUMN cost_rate numeric;

-- What numbers have cost so far, at the rates in force now: what was given back has left nothing.
CREATE TEMPORARY TABLE past_costs ON COMMIT DROP AS
  SELECT a.id, 'provider:' || a.provider AS provider, a.cost_currency, a.cost_micros, r.rate,
         CASE WHEN r.rate IS NULL THEN a.cost_currency ELSE 'BRL' END AS currency,
         CASE WHEN r.rate IS NULL THEN a.cost_micros ELSE greatest(1, round(a.cost_micros * r.rate))::bigint END AS micros,
         a.allotted_at,
         CASE WHEN a.cost_state = 'unsettled' OR a.status IN ('REQUESTING', 'WAITING_SMS') THEN 'costs:open'
              WHEN a.status IN ('COMPLETED', 'ACTIVE') THEN 'costs:delivered' ELSE 'costs:lost' END AS account,
         coalesce(a.first_message_at, a.closed_at, a.allotted_at) AS settled_at
    FROM activations a
   CROSS JOIN LATERAL (
     SELECT CASE a.cost_currency WHEN 'BRL' THEN 1 ELSE
       coalesce((SELECT (s.value ->> a.cost_currency)::numeric FROM settings s WHERE s.key = 'fx'),
                CASE a.cost_currency WHEN 'USD' THEN 5.4 WHEN 'EUR' THEN 6.3 END) END AS rate
   ) r
   WHERE a.cost_state IN ('charged', 'unsettled') AND a.cost_micros > 0 AND a.cost_currency IS NOT NULL
     AND a.provider IS NOT NULL;
INSERT INTO house_transfers (kind, debit_account, debit_currency, debit_micros, credit_account, credit_currency,
                             credit_micros, rate, reference_type, reference_id, occurred_at)
  SELECT 'cost', 'costs:open', currency, micros, provider, cost_currency, cost_micros,
         CASE WHEN currency <> cost_currency THEN rate END, 'activation', id, allotted_at
    FROM past_costs ORDER BY allotted_at;
INSERT INTO house_transfers (kind, debit_account, debit_currency, debit_micros, credit_account, credit_currency,
                             credit_micros, reference_type, reference_id, occurred_at)
  SELECT 'cost_' || split_part(account, ':', 2), account, currency, micros, 'costs:open', currency, micros, 'activation',
         id, settled_at
    FROM past_costs WHERE account <> 'costs:open' ORDER BY settled_at;

CREATE INDEX house_transfers_of ON house_transfers (reference_id, id);
-- What belongs to no number is posted once for each kind.
CREATE UNIQUE INDEX house_transfers_once ON house_transfers (reference_id, reference_type, kind)
  WHERE reference_type <> 'activation';
-- Numbers without a code that the provider charged all the same, by when that was known.
CREATE INDEX house_transfers_lost ON house_transfers (occurred_at)
  INCLUDE (reference_id, debit_account, debit_currency, debit_micros, credit_currency, credit_micros)
  WHERE debit_account = 'costs:lost' OR credit_account = 'costs:lost';
CREATE INDEX house_transfers_time ON house_transfers USING brin (occurred_at);
DROP INDEX activations_lost;

-- The balance of each account up to a watermark, kept by a job: no posting touches a row that others share.
-- Credits less debits, in millionths of a unit.
CREATE TABLE account_sums (
  account text NOT NULL,
  currency text NOT NULL,
  micros numeric NOT NULL,
  PRIMARY KEY (account, currency)
) WITH (fillfactor = 80);
-- As sales_watermark, one for each table of movements.
CREATE TABLE account_watermarks (
  source text PRIMARY KEY CHECK (source IN ('transfers', 'house_transfers')),
  folded_id bigint NOT NULL DEFAULT 0,
  candidate_id bigint NOT NULL DEFAULT 0,
  candidate_xid xid8 NOT NULL DEFAULT '0'
);
INSERT INTO account_watermarks (source) VALUES ('transfers'), ('house_transfers');

-- Costs are now summed up as they stand in the books.
DELETE FROM sales_figures;
UPDATE sales_watermark SET folded_id = 0, candidate_id = 0, candidate_xid = '0';
