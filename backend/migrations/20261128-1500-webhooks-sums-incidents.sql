-- Sums of a day also by who supplied the number. What was summed up is summed up again by the job; readings stay exact
-- meanwhile.
ALTER TABLE sales_figures ADD COLUMN provider text NOT NULL DEFAULT '';
ALTER TABLE sales_figures ALTER COLUMN provider DROP DEFAULT;
ALTER TABLE sales_figures DROP CONSTRAINT sales_figures_pkey;
ALTER TABLE sales_figures ADD PRIMARY KEY
  (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider);
DELETE FROM sales_figures;
UPDATE sales_watermark SET folded_id = 0, candidate_id = 0, candidate_xid = '0';

-- Orders of one service, country or provider, by time.
CREATE INDEX activations_of_service ON activations (service_code, requested_at, id);
CREATE INDEX activations_of_country ON activations (country_iso, requested_at, id);
CREATE INDEX activations_of_provider ON activations (provider, requested_at, id);

-- Where customers' programs hear of what happened.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url text NOT NULL CHECK (length(url) <= 2048),
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  -- Sealed. After a rotation the earlier one signs as well for a while.
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz NOT NULL,
  -- Since when no delivery has been accepted although some were tried.
  failing_since timestamptz,
  paused_until timestamptz,
  -- It took long to answer: its deliveries do not take the turns of others.
  is_slow boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,
  disabled_by text CHECK (disabled_by IN ('owner', 'gone', 'failing', 'security')),
  CHECK ((disabled_at IS NULL) = (disabled_by IS NULL)),
  CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);
CREATE INDEX webhook_endpoints_of_user ON webhook_endpoints (user_id, id);

-- Written in the transaction of what it reports.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  -- The same at each try, and when it is sent again.
  event_id uuid NOT NULL,
  type text NOT NULL,
  -- The bytes that are signed and sent.
  body text NOT NULL,
  occurred_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  due_at timestamptz,
  tried_at timestamptz,
  answer_status smallint,
  -- The beginning of its body, or what went wrong.
  answer text,
  answer_ms integer,
  CHECK ((status = 'pending') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at, id) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, occurred_at, id);
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (endpoint_id, occurred_at, id) WHERE status = 'failed';
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (occurred_at);

-- Percent on the cost, where it is not that of the settings; only while the price follows the cost.
ALTER TABLE products ADD COLUMN markup_percent double precision
  CHECK (markup_percent IS NULL OR markup_percent BETWEEN 0 AND 10000 AND own_price_cents IS NULL);

-- The counts of a customer's orders also by month, in America/Sao_Paulo.
DELETE FROM order_counts;
ALTER TABLE order_counts ADD COLUMN month date NOT NULL;
ALTER TABLE order_counts DROP CONSTRAINT order_counts_pkey;
ALTER TABLE order_counts ADD PRIMARY KEY (user_id, service_code, country_iso, month);
INSERT INTO order_counts
  SELECT user_id, service_code, country_iso, count(*), count(*) FILTER (WHERE message_count > 0),
         count(*) FILTER (WHERE status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL), max(allotted_at),
         date_trunc('month', allotted_at AT TIME ZONE 'America/Sao_Paulo')
    FROM activations WHERE allotted_at IS NOT NULL GROUP BY 1, 2, 3, 8
  UNION ALL
  SELECT user_id, '', '', count(*), 0, 0, max(paid_at), date_trunc('month', paid_at AT TIME ZONE 'America/Sao_Paulo')
    FROM topups WHERE status IN ('paid', 'refunded') AND paid_at IS NOT NULL GROUP BY 1, 8;

-- Numbers whose money came back: a customer's, merged from products as the other lists.
CREATE INDEX activations_returned ON activations (user_id, service_code, country_iso, status, allotted_at, id)
  WHERE allotted_at IS NOT NULL AND (status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL);
CREATE INDEX activations_returned_by_price ON activations
  (user_id, service_code, country_iso, price_cents, allotted_at, id)
  WHERE allotted_at IS NOT NULL AND (status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL);

-- What came back of numbers, beside the other sums of a wallet. Sums are made again from the movements by
-- src/modules/wallet/statement/statement.sql.
DELETE FROM wallet_sums;
ALTER TABLE wallet_sums ADD COLUMN returned_cents bigint NOT NULL;

-- What staff tell everybody about a disturbance. Nothing is removed: a correction is marked, the audit has both texts.
CREATE TABLE incidents (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- A text by language. Where a language is missing, the Portuguese text is shown.
  titles jsonb NOT NULL CHECK (titles ? 'pt'),
  state text NOT NULL CHECK (state IN ('investigating', 'identified', 'monitoring', 'resolved')),
  impact text NOT NULL CHECK (impact IN ('slow', 'partial', 'down')),
  -- [{"area": "numbers" or "topups", "service_code": null for any, "country_iso": null for any}]
  affects jsonb NOT NULL CHECK (jsonb_array_length(affects) > 0),
  started_at timestamptz NOT NULL,
  -- When customers are told more at the latest.
  next_update_at timestamptz,
  resolved_at timestamptz,
  opened_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'resolved') = (resolved_at IS NOT NULL)),
  CHECK ((state = 'resolved') = (next_update_at IS NULL))
);
CREATE INDEX incidents_by_time ON incidents (started_at);
CREATE INDEX incidents_open ON incidents (next_update_at) WHERE resolved_at IS NULL;

CREATE TABLE incident_updates (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  incident_id uuid NOT NULL REFERENCES incidents (id),
  state text NOT NULL,
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  published_at timestamptz NOT NULL,
  corrected_at timestamptz
);
CREATE INDEX incident_updates_of_incident ON incident_updates (incident_id, published_at, id);

ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
           'incident_published'));

-- What a key may spend in a day, in the currency in which the account bought when it was set.
ALTER TABLE api_keys
  ADD COLUMN daily_budget_cents bigint CHECK (daily_budget_cents > 0),
  ADD COLUMN budget_currency text CHECK (budget_currency IN ('BRL', 'USD', 'EUR')),
  ADD CHECK ((daily_budget_cents IS NULL) = (budget_currency IS NULL));

-- What the numbers of a key cost, less what came back: on the day on which they were bought, in America/Sao_Paulo.
CREATE TABLE api_key_spending (
  api_key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  day date NOT NULL,
  currency text NOT NULL,
  spent_cents bigint NOT NULL CHECK (spent_cents >= 0),
  PRIMARY KEY (api_key_id, day, currency)
);
CREATE INDEX api_key_spending_age ON api_key_spending (day);

-- The key that bought the number, which may be revoked by now, and the day whose budget it took. A number that replaces
-- another has those of the first.
ALTER TABLE activations
  ADD COLUMN api_key_id uuid,
  ADD COLUMN api_key_day date,
  ADD CHECK ((api_key_id IS NULL) = (api_key_day IS NULL));

-- down
ALTER TABLE activations DROP COLUMN api_key_day, DROP COLUMN api_key_id;
DROP TABLE api_key_spending;
ALTER TABLE api_keys DROP COLUMN budget_currency, DROP COLUMN daily_budget_cents;
DELETE FROM push_outbox WHERE kind = 'incident_published';
ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited'));
DROP TABLE incident_updates;
DROP TABLE incidents;
DROP VIEW IF EXISTS wallet_sums_of_transfers;
DELETE FROM wallet_sums;
ALTER TABLE wallet_sums DROP COLUMN returned_cents;
DROP INDEX activations_returned_by_price;
DROP INDEX activations_returned;
DROP VIEW IF EXISTS order_counts_of_tables;
DELETE FROM order_counts;
ALTER TABLE order_counts DROP CONSTRAINT order_counts_pkey;
ALTER TABLE order_counts DROP COLUMN month;
ALTER TABLE order_counts ADD PRIMARY KEY (user_id, service_code, country_iso);
INSERT INTO order_counts
  SELECT user_id, service_code, country_iso, count(*), count(*) FILTER (WHERE message_count > 0),
         count(*) FILTER (WHERE status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL), max(allotted_at)
    FROM activations WHERE allotted_at IS NOT NULL GROUP BY 1, 2, 3
  UNION ALL
  SELECT user_id, '', '', count(*), 0, 0, max(paid_at)
    FROM topups WHERE status IN ('paid', 'refunded') AND paid_at IS NOT NULL GROUP BY 1;
ALTER TABLE products DROP COLUMN markup_percent;
DROP TABLE webhook_deliveries;
DROP TABLE webhook_endpoints;
DROP INDEX activations_of_provider;
DROP INDEX activations_of_country;
DROP INDEX activations_of_service;
DELETE FROM sales_figures;
UPDATE sales_watermark SET folded_id = 0, candidate_id = 0, candidate_xid = '0';
ALTER TABLE sales_figures DROP COLUMN provider;
ALTER TABLE sales_figures ADD PRIMARY KEY
  (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway);
