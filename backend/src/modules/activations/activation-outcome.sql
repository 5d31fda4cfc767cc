-- Depends on modules/wallet/ledger/ledger-posting.sql
-- Depends on modules/activations/activation-views.sql

-- What every step of an activation answers.
CREATE TYPE activation_outcome AS (
  -- False when something else had happened before: nothing changed this time.
  changed boolean,
  -- What happened, or what stood in the way.
  reason text,
  activation_id uuid,
  user_id uuid,
  status text,
  provider text,
  provider_activation_id text,
  currency text,
  -- Where the wallet stands; null when no money moved.
  available_cents bigint,
  held_cents bigint,
  -- Null while no number is allotted.
  view activation_views
);

CREATE OR REPLACE FUNCTION activation_outcome_of(p_activation_id uuid, p_changed boolean, p_reason text, p_money ledger_posting)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  outcome activation_outcome;
BEGIN
  SELECT id, user_id, status, provider, provider_activation_id, currency
    INTO outcome.activation_id, outcome.user_id, outcome.status, outcome.provider, outcome.provider_activation_id,
         outcome.currency
    FROM activations WHERE id = p_activation_id;
  SELECT v INTO outcome.view FROM activation_views v WHERE id = p_activation_id;
  outcome.changed := p_changed;
  outcome.reason := p_reason;
  outcome.available_cents := p_money.available_cents;
  outcome.held_cents := p_money.held_cents;
  RETURN outcome;
END
$$;
