-- Depends on modules/activations/catalogue/offers.sql
-- Depends on modules/activations/purchase/attempts.sql

-- How many of the customer's slots are taken: open numbers, and those still being asked for.
CREATE OR REPLACE FUNCTION open_activations(p_user_id uuid, p_now timestamptz) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT (SELECT count(*) FROM activations WHERE user_id = p_user_id AND status = 'REQUESTING')
       + (SELECT count(*) FROM activations
           WHERE user_id = p_user_id AND allotted_at IS NOT NULL AND expires_at > p_now
             AND (status IN ('WAITING_SMS', 'ACTIVE') OR (status = 'COMPLETED' AND finished_at IS NULL)))
$$;

-- Everything of a purchase that comes before the provider is called, all or nothing: claims the idempotency key, checks
-- block, slots, price and money, holds the price of each number, writes the numbers and the first attempt of each.
-- Answers {"replay": {"same_body", "answer"}} for a key that was claimed before, and otherwise
-- {"purchase_id", "price_cents", "available_cents", "held_cents", "numbers": [{attempt_id, max_price_micros}], "offers"}.
CREATE OR REPLACE FUNCTION purchase_begin(
  p_user_id uuid, p_language text, p_idempotency_key text, p_body_hash bytea, p_service_code text, p_country_iso text,
  p_quantity integer, p_currency text, p_seen_price_cents bigint, p_max_open integer, p_pricing jsonb,
  p_now timestamptz
) RETURNS json LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  offers jsonb;
  price bigint;
  used bigint;
  blocked timestamptz;
  purchase uuid;
  activation uuid;
  attempt provider_attempts;
  numbers jsonb := '[]';
  money ledger_posting;
BEGIN
  PERFORM purchase_lock_user(p_user_id);

  IF p_idempotency_key IS NOT NULL THEN
    -- A key may be used anew after a day.
    INSERT INTO idempotency_keys AS known (scope, key, body_hash, claim, claimed_at)
      VALUES (p_user_id || ':purchase', p_idempotency_key, p_body_hash, gen_random_uuid(), p_now)
      ON CONFLICT (scope, key) DO UPDATE SET
        body_hash = excluded.body_hash, claim = excluded.claim, claimed_at = excluded.claimed_at,
        completed_at = NULL, status = NULL, answer = NULL
       WHERE known.claimed_at <= p_now - interval '24 hours';
    IF NOT FOUND THEN
      RETURN (SELECT json_build_object('replay', json_build_object(
                'same_body', body_hash = p_body_hash, 'answer', answer))
                FROM idempotency_keys WHERE scope = p_user_id || ':purchase' AND key = p_idempotency_key);
    END IF;
  END IF;

  SELECT jsonb_agg(o) FILTER (WHERE o.is_open), min(o.price_cents) INTO offers, price
    FROM product_offers(p_service_code, p_country_iso, p_currency, p_pricing) o;
  IF price IS NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = CASE
      WHEN EXISTS (SELECT FROM products p JOIN listed_offers o ON o.product_id = p.id
                    WHERE p.country_iso = p_country_iso)
      THEN 'INVALID_SERVICE' ELSE 'INVALID_COUNTRY' END;
  END IF;

  SELECT blocked_until INTO blocked FROM purchase_blocks WHERE user_id = p_user_id AND blocked_until > p_now;
  IF FOUND THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PURCHASES_BLOCKED', DETAIL = jsonb_build_object(
      'blocked_until', to_char(blocked AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'retry_after_seconds', ceil(extract(epoch FROM blocked - p_now)))::text;
  END IF;

  used := open_activations(p_user_id, p_now);
  IF used + p_quantity > p_max_open THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'LIMIT_REACHED',
      DETAIL = jsonb_build_object('max', p_max_open, 'used', used)::text;
  END IF;

  IF price > p_seen_price_cents THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'PRICE_CHANGED', DETAIL = jsonb_build_object(
      'service_price', round(price / 100.0, 2), 'price_cents', price, 'currency', p_currency)::text;
  END IF;

  IF offers IS NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'SERVICE_UNAVAILABLE';
  END IF;

  PERFORM ledger_assert_available(p_user_id, p_currency, price * p_quantity);

  INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                         idempotency_key, created_at, answered_at)
    VALUES (p_user_id, p_service_code, p_country_iso, p_quantity, price, p_currency, p_language,
            p_idempotency_key, p_now, CASE WHEN p_idempotency_key IS NULL THEN p_now END)
    RETURNING id INTO purchase;

  FOR n IN 1 .. p_quantity LOOP
    INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             requested_at, updated_at)
      VALUES (purchase, n, p_user_id, p_service_code, p_country_iso, price, p_currency, 'REQUESTING', p_now, p_now)
      RETURNING id INTO activation;
    money := ledger_hold(p_user_id, p_currency, price, 'activation', activation, p_now);
    attempt := attempt_intend(activation, 1, offers -> 0, p_now);
    numbers := numbers || jsonb_build_object('attempt_id', attempt.id, 'max_price_micros', attempt.max_price_micros);
  END LOOP;

  RETURN json_build_object('purchase_id', purchase, 'price_cents', price, 'numbers', numbers, 'offers', offers,
                            'available_cents', money.available_cents, 'held_cents', money.held_cents);
END
$$;

-- Stores the answer of a purchase under its key and gives it back as it will be replayed. The first answer stands.
CREATE OR REPLACE FUNCTION purchase_answer(p_purchase_id uuid, p_status integer, p_answer json, p_now timestamptz)
RETURNS json LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  purchase purchases;
  stored json;
BEGIN
  UPDATE purchases SET answered_at = p_now WHERE id = p_purchase_id AND answered_at IS NULL RETURNING * INTO purchase;
  IF FOUND THEN
    UPDATE idempotency_keys SET status = p_status, answer = p_answer, completed_at = p_now
     WHERE scope = purchase.user_id || ':purchase' AND key = purchase.idempotency_key AND completed_at IS NULL;
  END IF;
  SELECT k.answer INTO stored FROM purchases p JOIN idempotency_keys k
      ON k.scope = p.user_id || ':purchase' AND k.key = p.idempotency_key
   WHERE p.id = p_purchase_id;
  RETURN coalesce(stored, p_answer);
END
$$;
