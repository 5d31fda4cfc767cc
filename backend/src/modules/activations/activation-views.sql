-- Depends on modules/wallet/ledger/ledger-posting.sql
-- Depends on modules/activations/activation-state.sql
-- Depends on platform/errors/refuse.sql

CREATE TYPE activation_view AS (
  id uuid,
  "numberId" bigint,
  "userId" uuid,
  status text,
  phone text,
  -- {"code", "listedName"}
  service jsonb,
  -- {"isoCode", "ownNames": {"pt", "en", "es"}}
  country jsonb,
  "priceCents" bigint,
  "refundedCents" bigint,
  currency text,
  "isOpen" boolean,
  "canCancel" boolean,
  "canGetAnother" boolean,
  "canSwap" boolean,
  "allottedAt" text,
  "updatedAt" text,
  "expiresAt" text,
  "cancelAvailableAt" text,
  "swapAvailableAt" text,
  "cancelRequestedAt" text,
  "closedAt" text,
  "closedBy" text,
  "messageCount" integer,
  -- [{"code", "text", "receivedAt"}], newest first, at most 20
  messages jsonb
);

CREATE OR REPLACE FUNCTION activation_views(p_now timestamptz) RETURNS SETOF activation_view LANGUAGE sql STABLE AS $$
  SELECT a.id, a.number_id, a.user_id, a.status, a.phone,
         jsonb_build_object('code', a.service_code, 'listedName', s.supplier_name),
         jsonb_build_object('isoCode', a.country_iso,
                            'ownNames', jsonb_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es)),
         a.price_cents,
         CASE WHEN activation_money(a.status) = 'back' OR a.refunded_at IS NOT NULL THEN a.price_cents ELSE 0 END,
         a.currency,
         activation_is_open(a.status, a.finished_at, a.expires_at, p_now),
         a.cancel_requested_at IS NULL
           AND cancel_obstacle(a.status, a.expires_at, a.cancel_available_at, p_now) IS NULL,
         a.status <> 'ACTIVE'
           AND another_obstacle(a.status, a.finished_at, a.expires_at, a.can_get_another, p_now) IS NULL,
         a.cancel_requested_at IS NULL AND swap_obstacle(a.status, a.expires_at, swap_at, p_now) IS NULL,
         iso_instant(a.allotted_at), iso_instant(a.updated_at), iso_instant(a.expires_at),
         iso_instant(a.cancel_available_at),
         CASE WHEN a.status = 'WAITING_SMS' AND a.cancel_requested_at IS NULL AND swap_at < a.expires_at
           THEN iso_instant(swap_at) END,
         CASE WHEN a.status = 'WAITING_SMS' AND a.swap_requested_at IS NULL THEN iso_instant(a.cancel_requested_at) END,
         iso_instant(a.closed_at), a.closed_by, a.message_count,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'text', m.text, 'receivedAt', iso_instant(m.received_at))
                                    ORDER BY m.received_at DESC, m.id DESC), '[]')
            FROM (SELECT * FROM messages
                   WHERE activation_id = a.id AND shown AND a.message_count > 0
                   ORDER BY received_at DESC, id DESC LIMIT 20) m)
    FROM activations a JOIN services s ON s.code = a.service_code
    LEFT JOIN countries c ON c.iso_code = a.country_iso
    LEFT JOIN products p ON p.country_iso = a.country_iso AND p.service_code = a.service_code
   CROSS JOIN LATERAL swap_available_at(a.allotted_at, a.cancel_available_at, p.patience_seconds) AS swap_at
   WHERE a.allotted_at IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION wallet_after(p_money ledger_posting) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_money.available_cents IS NOT NULL THEN jsonb_build_object(
    'currency', p_money.currency, 'availableCents', p_money.available_cents, 'heldCents', p_money.held_cents) END
$$;

CREATE TYPE activation_outcome AS (
  -- False when another event had already changed the activation.
  changed boolean,
  reason text,
  "activationId" uuid,
  "userId" uuid,
  provider text,
  "providerActivationId" text,
  -- {"currency", "availableCents", "heldCents"}; null when no money moved.
  wallet jsonb,
  -- A row of activation_views; null before a number is allotted.
  activation jsonb
);

CREATE OR REPLACE FUNCTION activation_outcome_of(
  p_activation_id uuid, p_changed boolean, p_reason text, p_money ledger_posting, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  outcome activation_outcome;
BEGIN
  SELECT id, user_id, provider, provider_activation_id
    INTO outcome."activationId", outcome."userId", outcome.provider, outcome."providerActivationId"
    FROM activations WHERE id = p_activation_id;
  SELECT to_jsonb(v) INTO outcome.activation FROM activation_views(p_now) v WHERE v.id = p_activation_id;
  outcome.changed := p_changed;
  outcome.reason := p_reason;
  outcome.wallet := wallet_after(p_money);
  RETURN outcome;
END
$$;
