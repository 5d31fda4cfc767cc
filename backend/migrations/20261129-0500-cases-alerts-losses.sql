-- What customers ask staff to decide: a number that was no good, a payment that did not arrive, a message to support.
CREATE TABLE cases (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind text NOT NULL CHECK (kind IN ('code_wrong', 'number_registered', 'paid_nothing_came', 'contact')),
  -- Null of a message to support, whose sender need not have an account.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- An order has one case at most, so that its money is decided once.
  activation_id uuid CONSTRAINT cases_of_activation UNIQUE,
  topup_id uuid CONSTRAINT cases_of_topup UNIQUE,
  name text,
  email text,
  subject text,
  words text NOT NULL,
  language text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  owner_id uuid,
  owned_at timestamptz,
  decided_at timestamptz,
  decision text CHECK (decision IN ('refund', 'credit', 'refuse', 'answer')),
  -- What the evidence came to at the decision, by which equal cases are counted.
  ground text,
  -- Null where a rule decided.
  decided_by uuid,
  reply text,
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(' ' || number || ' ' || coalesce(right(activation_id::text, 8), right(topup_id::text, 8), '') || ' '
          || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' ' || words)) STORED,
  CHECK (CASE kind WHEN 'contact' THEN num_nonnulls(user_id, activation_id, topup_id) = 0 AND email IS NOT NULL
                   WHEN 'paid_nothing_came' THEN num_nulls(user_id, topup_id) = 0 AND activation_id IS NULL
                   ELSE num_nulls(user_id, activation_id) = 0 AND topup_id IS NULL END),
  CHECK (num_nonnulls(decided_at, decision, ground) IN (0, 3)),
  CHECK ((owner_id IS NULL) = (owned_at IS NULL))
);
CREATE INDEX cases_open ON cases (due_at, id) WHERE decided_at IS NULL;
CREATE INDEX cases_by_due ON cases (due_at, id);
CREATE INDEX cases_decided ON cases (decided_at, id) WHERE decided_at IS NOT NULL;
CREATE INDEX cases_alike ON cases (kind, ground, decided_at DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX cases_of_user ON cases (user_id, opened_at DESC, id DESC);
DO $$
BEGIN
  CREATE INDEX cases_search ON cases USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE WARNING 'pg_trgm is not available: cases are searched without an index';
END
$$;

-- What a month lost by accepted differences.
CREATE INDEX reconciliation_differences_losses ON reconciliation_differences (ended_at)
  WHERE state = 'accepted' AND amount_micros < 0;

-- A customer waits for a number of a product, or for its price to fall so far.
CREATE TABLE price_alerts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('BRL', 'USD', 'EUR')),
  -- Null: whatever the number costs.
  max_price_cents bigint CHECK (max_price_cents > 0),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at),
  triggered_at timestamptz,
  triggered_price_cents bigint,
  CHECK ((triggered_at IS NULL) = (triggered_price_cents IS NULL)),
  UNIQUE (user_id, service_code, country_iso)
);
CREATE INDEX price_alerts_waiting ON price_alerts (currency, service_code, country_iso, max_price_cents)
  WHERE triggered_at IS NULL;
CREATE INDEX price_alerts_age ON price_alerts (ends_at);

-- The last months of a customer, without those of all products before.
CREATE INDEX order_counts_by_month ON order_counts (user_id, month);

ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
           'incident_published', 'alert_triggered'));

-- down
DELETE FROM push_outbox WHERE kind = 'alert_triggered';
ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_kind_check;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_kind_check CHECK (
  kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited',
           'incident_published'));
DROP INDEX order_counts_by_month;
DROP TABLE price_alerts;
DROP INDEX reconciliation_differences_losses;
DROP TABLE cases;
