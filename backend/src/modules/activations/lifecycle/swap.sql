-- Depends on modules/catalogue/offers/offers.sql
-- Depends on modules/activations/purchase/attempts.sql
-- Depends on modules/activations/purchase/purchase-block.sql
-- Depends on platform/errors/refuse.sql

-- Stores the intent of a swap (requested), unless it is stored already (already_asked). Null when the customer has no
-- such activation. Raises CODE_RECEIVED, ACTIVATION_CLOSED, SWAP_NOT_AVAILABLE, SWAP_TOO_EARLY, PURCHASES_BLOCKED.
CREATE OR REPLACE FUNCTION swap_begin(p_user_id uuid, p_activation_id uuid, p_retry_seconds double precision, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations := activation_of_customer(p_user_id, p_activation_id);
  available_at CONSTANT timestamptz := swap_available_at(a.allotted_at, a.cancel_available_at, (
    SELECT patience_seconds FROM products WHERE country_iso = a.country_iso AND service_code = a.service_code));
  obstacle CONSTANT text := swap_obstacle(a.status, a.expires_at, available_at, p_now);
  block jsonb;
BEGIN
  IF a.id IS NULL THEN
    RETURN NULL;
  END IF;
  IF a.closed_by = 'swap' OR a.swap_requested_at IS NOT NULL THEN
    RETURN activation_outcome_of(a.id, false, 'already_asked', NULL, p_now);
  END IF;
  IF a.cancel_requested_at IS NOT NULL THEN
    PERFORM refuse('ACTIVATION_CLOSED');
  END IF;
  IF obstacle IS NOT NULL THEN
    PERFORM refuse(obstacle, CASE obstacle WHEN 'SWAP_TOO_EARLY'
      THEN refused_until('swap_available_at', available_at, p_now) ELSE '{}' END);
  END IF;
  block := purchase_block(a.user_id, p_now);
  IF block IS NOT NULL THEN
    PERFORM refuse('PURCHASES_BLOCKED', block);
  END IF;
  UPDATE activations SET cancel_requested_at = p_now, swap_requested_at = p_now, updated_at = p_now,
                         retry_at = p_now + make_interval(secs => p_retry_seconds)
   WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'requested', NULL, p_now);
END
$$;

-- The provider took the old number back: ends it and holds the price of a new one, never a higher price; the old
-- provider is tried last. Reasons: cancelled; not_asked (the customer cancelled instead); ended. next: our
-- `SwapPurchase`; null where nothing can be bought or the customer owes money: then the money is back. Raises
-- CODE_RECEIVED when a message came first.
CREATE OR REPLACE FUNCTION swap_confirm(
  p_activation_id uuid, p_language text, p_pricing jsonb, p_now timestamptz, OUT outcome activation_outcome, OUT next json
) LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  a activations;
  product uuid[];
  price bigint;
  offers jsonb;
  purchase uuid;
  activation uuid;
  attempt provider_attempts;
  money ledger_posting;
BEGIN
  PERFORM purchase_lock_user(user_id) FROM activations WHERE id = p_activation_id;
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF a.first_message_at IS NOT NULL THEN
    PERFORM refuse('CODE_RECEIVED');
  END IF;
  IF activation_next(a.status, 'cancelled') IS NULL OR a.swap_requested_at IS NULL THEN
    outcome := activation_outcome_of(a.id, false, CASE WHEN a.status = 'WAITING_SMS' THEN 'not_asked' ELSE 'ended' END, NULL,
                                     p_now);
    RETURN;
  END IF;
  outcome := activation_close(a.id, 'cancelled', 'swap', 'returned', p_now);
  product := products_of(a.service_code, a.country_iso);

  SELECT least(a.price_cents, min(o."priceCents")) INTO price
    FROM offers_now(a.currency, p_pricing, p_now) o WHERE o."productId" = ANY (product) AND offer_is_tried(o.obstacle);
  SELECT jsonb_agg(to_jsonb(o) || jsonb_build_object('priceCents', price, 'ceilingMicros', ceiling)
                   ORDER BY o.provider = a.provider, o.place) INTO offers
    FROM offers_now(a.currency, p_pricing, p_now) o
   CROSS JOIN LATERAL offer_ceiling_micros(price, a.currency, o."costCurrency", p_pricing) AS ceiling
   WHERE o."productId" = ANY (product) AND offer_is_tried(o.obstacle) AND o."costMicros" <= ceiling;
  IF offers IS NULL OR debts_of(a.user_id) IS NOT NULL THEN
    RETURN;
  END IF;

  INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at,
                         answered_at)
    VALUES (a.user_id, a.service_code, a.country_iso, 1, price, a.currency, p_language, p_now, p_now)
    RETURNING id INTO purchase;
  INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                           requested_at, updated_at, swapped_from, api_key_id, api_key_day,
                           member_id)
    VALUES (purchase, 1, a.user_id, a.service_code, a.country_iso, price, a.currency, 'REQUESTING', p_now, p_now, a.id,
            a.api_key_id, a.api_key_day, a.member_id)
    RETURNING id INTO activation;
  money := ledger_post('hold', a.user_id, a.currency, price, activation, p_now);
  attempt := attempt_intend(activation, 1, offers -> 0, p_now);
  outcome.wallet := wallet_after(money);
  next := json_build_object('purchaseId', purchase, 'offers', offers, 'first',
    json_build_object('attemptId', attempt.id, 'maxPriceMicros', attempt.max_price_micros));
END
$$;
