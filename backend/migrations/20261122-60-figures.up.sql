-- Movements of money and of numbers, summed up to the watermark: in all ("all"), by hour ("hour") and by day with what
-- was sold and where ("day"). What is younger is read from transfers. See src/modules/admin/figures/figures.sql.
CREATE TABLE sales_figures (
  span text NOT NULL CHECK (span IN ('all', 'hour', 'day')),
  -- Beginning of the hour, or of the day in America/Sao_Paulo.
  starts_at timestamptz NOT NULL,
  fact text NOT NULL,
  currency text NOT NULL,
  -- Empty where it says nothing about the fact, or where the span sums over it.
  cost_currency text NOT NULL,
  closed_by text NOT NULL,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  gateway text NOT NULL,
  entries bigint NOT NULL,
  orders bigint NOT NULL,
  amount_cents bigint NOT NULL,
  cost_micros bigint NOT NULL,
  PRIMARY KEY (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway)
) WITH (fillfactor = 80);

-- Transfers up to folded_id are in sales_figures. Those up to candidate_id follow once every transaction that began to
-- write before candidate_xid has ended: no smaller id can then appear any more.
CREATE TABLE sales_watermark (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  folded_id bigint NOT NULL DEFAULT 0,
  candidate_id bigint NOT NULL DEFAULT 0,
  candidate_xid xid8 NOT NULL DEFAULT '0'
);
INSERT INTO sales_watermark DEFAULT VALUES;

-- How many rows of a kind there are, such as accounts by role: what was folded, and the changes since.
CREATE TABLE row_counts (
  name text NOT NULL,
  key text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (name, key)
);
CREATE TABLE row_count_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  key text NOT NULL,
  change bigint NOT NULL
);
INSERT INTO row_counts (name, key, count)
  SELECT 'accounts', role || CASE WHEN is_active THEN ' active' ELSE ' inactive' END, count(*)
    FROM users WHERE deleted_at IS NULL GROUP BY 2
  UNION ALL
  SELECT 'registrations', ((created_at AT TIME ZONE 'America/Sao_Paulo')::date)::text, count(*) FROM users GROUP BY 2
  UNION ALL
  SELECT 'topups', status, count(*) FROM topups GROUP BY 2;

DROP INDEX users_figures, transfers_revenue;
-- A part of an hour, such as "until this minute a week ago".
CREATE INDEX transfers_time ON transfers USING brin (occurred_at);
-- What was sold, line by line, for the accountant.
CREATE INDEX transfers_captured ON transfers (occurred_at, id) WHERE kind = 'capture';
-- Numbers without a code that the provider charged all the same.
CREATE INDEX activations_lost ON activations (closed_at) INCLUDE (service_code, country_iso, cost_currency, cost_micros)
  WHERE cost_state = 'charged' AND status IN ('CANCELLED', 'EXPIRED');
