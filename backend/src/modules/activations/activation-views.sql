-- Depends on modules/wallet/ledger/ledger-posting.sql
-- Depends on modules/activations/activation-state.sql

-- What the outside may see of an allotted number at a moment.
CREATE TYPE activation_view AS (
  id uuid,
  user_id uuid,
  status text,
  phone text,
  service_code text,
  supplier_name text,
  country_iso text,
  price_cents bigint,
  -- What of the price is back in the wallet.
  refunded_cents bigint,
  currency text,
  is_open boolean,
  -- What the customer could do now.
  can_cancel boolean,
  can_get_another boolean,
  allotted_at timestamptz,
  updated_at timestamptz,
  expires_at timestamptz,
  cancel_available_at timestamptz,
  closed_at timestamptz,
  message_count integer,
  -- Newest first, at most 20.
  messages jsonb
);

CREATE OR REPLACE FUNCTION activation_views(p_now timestamptz) RETURNS SETOF activation_view LANGUAGE sql STABLE AS $$
  SELECT a.id, a.user_id, a.status, a.phone, a.service_code, s.supplier_name, a.country_iso, a.price_cents,
         CASE activation_money(a.status) WHEN 'back' THEN a.price_cents ELSE 0 END,
         a.currency,
         activation_is_open(a.status, a.finished_at, a.expires_at, p_now),
         a.cancel_requested_at IS NULL
           AND cancel_obstacle(a.status, a.expires_at, a.cancel_available_at, p_now) IS NULL,
         a.status <> 'ACTIVE'
           AND another_obstacle(a.status, a.finished_at, a.expires_at, a.can_get_another, p_now) IS NULL,
         a.allotted_at, a.updated_at, a.expires_at, a.cancel_available_at, a.closed_at, a.message_count,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'text', m.text, 'receivedAt', m.received_at)
                                    ORDER BY m.received_at DESC, m.id DESC), '[]')
            FROM (SELECT * FROM messages
                   WHERE activation_id = a.id AND shown AND a.message_count > 0
                   ORDER BY received_at DESC, id DESC LIMIT 20) m)
    FROM activations a JOIN services s ON s.code = a.service_code
   WHERE a.allotted_at IS NOT NULL
$$;

-- What every step of an activation answers.
CREATE TYPE activation_outcome AS (
  -- False when something else had happened before: nothing changed this time.
  changed boolean,
  -- What happened.
  reason text,
  activation_id uuid,
  user_id uuid,
  provider text,
  provider_activation_id text,
  currency text,
  -- Where the wallet stands; null when no money moved.
  available_cents bigint,
  held_cents bigint,
  -- Null while no number is allotted.
  view activation_view
);

CREATE OR REPLACE FUNCTION activation_outcome_of(
  p_activation_id uuid, p_changed boolean, p_reason text, p_money ledger_posting, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  outcome activation_outcome;
BEGIN
  SELECT id, user_id, provider, provider_activation_id, currency
    INTO outcome.activation_id, outcome.user_id, outcome.provider, outcome.provider_activation_id, outcome.currency
    FROM activations WHERE id = p_activation_id;
  SELECT v INTO outcome.view FROM activation_views(p_now) v WHERE v.id = p_activation_id;
  outcome.changed := p_changed;
  outcome.reason := p_reason;
  outcome.available_cents := p_money.available_cents;
  outcome.held_cents := p_money.held_cents;
  RETURN outcome;
END
$$;
