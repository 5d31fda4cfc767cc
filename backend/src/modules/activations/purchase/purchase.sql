-- Depends on modules/catalogue/offers/offers.sql
-- Depends on modules/auth/api-keys/api-key-spending.sql
-- Depends on modules/auth/teams/team-spending.sql
-- Depends on platform/errors/refuse.sql
-- Depends on modules/activations/purchase/attempts.sql
-- Depends on modules/activations/purchase/purchase-block.sql
-- Depends on modules/activations/purchase/open-limit.sql
-- Depends on platform/idempotency/idempotency.sql

-- The fields of our `NewPurchase`; a quote has no seen price.
CREATE TYPE purchase_order AS (
  "userId" uuid, "apiKeyId" uuid, "memberId" uuid, language text, "serviceCode" text, "countryIso" text, quantity integer, currency text,
  "seenPriceCents" bigint, "maxOpen" integer, "openLevels" jsonb, pricing jsonb, continues uuid, numbers integer[]
);

CREATE TYPE purchase_facts AS (
  unit_price_cents bigint,
  -- The best offer first; null where none sells now.
  offers jsonb,
  is_country_sold boolean,
  balance_cents bigint,
  used bigint,
  max_open integer,
  block jsonb,
  -- The budget of the key that buys; null without a key, or where the key has none.
  key_budget jsonb,
  -- The budget of the member, in the same form.
  team_budget jsonb
);

CREATE OR REPLACE FUNCTION purchase_facts(wanted purchase_order, p_now timestamptz) RETURNS purchase_facts
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  facts purchase_facts;
BEGIN
  SELECT min(o."priceCents"), jsonb_agg(o ORDER BY o.place) FILTER (WHERE offer_is_tried(o.obstacle))
    INTO facts.unit_price_cents, facts.offers
    FROM offers_now(wanted.currency, wanted.pricing, p_now) o
   WHERE o."productId" = ANY (products_of(wanted."serviceCode", wanted."countryIso"));
  facts.is_country_sold := facts.unit_price_cents IS NOT NULL
    OR EXISTS (SELECT FROM products p JOIN offers_at(p_now) o ON o.product_id = p.id
                WHERE p.country_iso = wanted."countryIso" AND offer_is_listed(o.obstacle));
  SELECT available_cents INTO facts.balance_cents FROM wallets
   WHERE user_id = wanted."userId" AND currency = wanted.currency;
  facts.balance_cents := coalesce(facts.balance_cents, 0);
  facts.used := open_activations(wanted."userId", p_now, CASE WHEN wanted."openLevels" IS NULL
                                                             THEN coalesce(wanted."memberId", wanted."userId") END);
  facts.max_open := open_limit(wanted."userId", wanted."maxOpen", wanted."openLevels", p_now);
  facts.block := purchase_block(wanted."userId", p_now);
  facts.key_budget := api_key_budget(wanted."apiKeyId", p_now);
  facts.team_budget := team_budget(wanted."userId", wanted."memberId", p_now);
  RETURN facts;
END
$$;

CREATE OR REPLACE FUNCTION budget_left(p_budget jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (p_budget ->> 'budget_cents')::bigint - (p_budget ->> 'spent_cents')::bigint
$$;

CREATE TYPE purchase_obstacle AS (code text, details jsonb);

CREATE OR REPLACE FUNCTION purchase_obstacle(facts purchase_facts, wanted purchase_order) RETURNS purchase_obstacle
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  total CONSTANT bigint := facts.unit_price_cents * wanted.quantity;
  obstacle purchase_obstacle;
BEGIN
  obstacle.code := CASE
    WHEN NOT facts.is_country_sold THEN 'INVALID_COUNTRY'
    WHEN facts.unit_price_cents IS NULL THEN 'INVALID_SERVICE'
    WHEN facts.block IS NOT NULL THEN 'PURCHASES_BLOCKED'
    WHEN facts.used + wanted.quantity > facts.max_open THEN 'LIMIT_REACHED'
    WHEN facts.unit_price_cents > wanted."seenPriceCents" THEN 'PRICE_CHANGED'
    WHEN facts.offers IS NULL THEN 'SERVICE_UNAVAILABLE'
    WHEN facts.key_budget ->> 'currency' <> wanted.currency THEN 'KEY_BUDGET_CURRENCY'
    WHEN budget_left(facts.key_budget) < total THEN 'KEY_BUDGET_EXCEEDED'
    WHEN facts.team_budget ->> 'currency' <> wanted.currency THEN 'TEAM_BUDGET_CURRENCY'
    WHEN budget_left(facts.team_budget) < total THEN 'TEAM_BUDGET_EXCEEDED'
    WHEN facts.balance_cents < total THEN 'INSUFFICIENT_BALANCE'
  END;
  obstacle.details := CASE obstacle.code
    WHEN 'PURCHASES_BLOCKED' THEN facts.block
    WHEN 'LIMIT_REACHED' THEN jsonb_build_object('max', facts.max_open, 'used', facts.used)
    WHEN 'PRICE_CHANGED' THEN jsonb_build_object('service_price', round(facts.unit_price_cents / 100.0, 2),
      'price_cents', facts.unit_price_cents, 'currency', wanted.currency)
    WHEN 'KEY_BUDGET_CURRENCY' THEN facts.key_budget
    WHEN 'KEY_BUDGET_EXCEEDED' THEN facts.key_budget
    WHEN 'TEAM_BUDGET_CURRENCY' THEN facts.team_budget
    WHEN 'TEAM_BUDGET_EXCEEDED' THEN facts.team_budget
    WHEN 'INSUFFICIENT_BALANCE' THEN ledger_shortage(facts.balance_cents, total)
    ELSE '{}'
  END;
  RETURN obstacle;
END
$$;

CREATE OR REPLACE FUNCTION purchase_parts(p_purchase_id uuid) RETURNS SETOF uuid
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT p_purchase_id UNION ALL SELECT id FROM purchases WHERE continues = p_purchase_id
$$;

-- A purchase may continue only for numbers that certainly failed, and while its answer is not stored.
CREATE OR REPLACE FUNCTION purchase_assert_continued(wanted purchase_order) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM purchases
   WHERE id = wanted.continues AND user_id = wanted."userId" AND service_code = wanted."serviceCode"
     AND (idempotency_key IS NULL OR answered_at IS NULL) FOR NO KEY UPDATE;
  IF NOT FOUND OR cardinality(wanted.numbers) <> wanted.quantity
     OR EXISTS (SELECT FROM activations WHERE purchase_id IN (SELECT purchase_parts(wanted.continues))
                                          AND number = ANY (wanted.numbers) AND status <> 'FAILED') THEN
    RAISE EXCEPTION 'purchase % is not continued', wanted.continues;
  END IF;
END
$$;

-- Runs before the provider is called, all or nothing: claims the key, raises an obstacle, holds the prices, writes
-- numbers and first attempts. Answers our `BegunPurchase`, or {"found": of idempotency_claim} for a key that was
-- claimed before.
CREATE OR REPLACE FUNCTION purchase_begin(
  p_order jsonb, p_scope text, p_idempotency_key text, p_body_hash bytea, p_now timestamptz
) RETURNS json LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  wanted purchase_order := jsonb_populate_record(NULL::purchase_order, p_order);
  facts purchase_facts;
  obstacle purchase_obstacle;
  key record;
  -- This id also claims the key.
  purchase uuid := uuidv7();
  n integer;
  activation uuid;
  attempt provider_attempts;
  numbers jsonb := '[]';
  money ledger_posting;
BEGIN
  PERFORM purchase_lock_user(wanted."userId");

  IF p_idempotency_key IS NOT NULL THEN
    -- No other call takes over a purchase: the sweep completes the answer of a dead process.
    SELECT * INTO key FROM idempotency_claim(p_scope, p_idempotency_key, p_body_hash, purchase, NULL, p_now);
    IF NOT key."isClaimed" THEN
      RETURN json_build_object('found', key);
    END IF;
  END IF;

  IF wanted.continues IS NOT NULL THEN
    PERFORM purchase_assert_continued(wanted);
  END IF;
  IF wanted."apiKeyId" IS NOT NULL THEN
    PERFORM api_key_keep(wanted."apiKeyId");
  END IF;
  wanted."memberId" := team_buyer(wanted."userId", wanted."memberId");
  PERFORM ledger_lock_wallet(wanted."userId", wanted.currency);
  facts := purchase_facts(wanted, p_now);
  obstacle := purchase_obstacle(facts, wanted);
  IF obstacle.code IS NOT NULL THEN
    PERFORM refuse(obstacle.code, obstacle.details);
  END IF;

  INSERT INTO purchases (id, user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                         idempotency_key, created_at, continues, answered_at)
    VALUES (purchase, wanted."userId", wanted."serviceCode", wanted."countryIso", wanted.quantity, facts.unit_price_cents,
            wanted.currency, wanted.language, p_idempotency_key, p_now, wanted.continues,
            CASE WHEN p_idempotency_key IS NULL THEN p_now END);

  FOR n IN SELECT unnest(coalesce(wanted.numbers, ARRAY(SELECT generate_series(1, wanted.quantity)))) LOOP
    INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             requested_at, updated_at, api_key_id, api_key_day, member_id)
      VALUES (purchase, n, wanted."userId", wanted."serviceCode", wanted."countryIso", facts.unit_price_cents,
              wanted.currency, 'REQUESTING', p_now, p_now, wanted."apiKeyId",
              CASE WHEN wanted."apiKeyId" IS NOT NULL THEN day_of(p_now) END, wanted."memberId")
      RETURNING id INTO activation;
    money := ledger_post('hold', wanted."userId", wanted.currency, facts.unit_price_cents, activation, p_now);
    attempt := attempt_intend(activation, 1, facts.offers -> 0, p_now);
    numbers := numbers || jsonb_build_object('attemptId', attempt.id, 'maxPriceMicros', attempt.max_price_micros);
  END LOOP;

  RETURN json_build_object('purchaseId', purchase, 'unitPriceCents', facts.unit_price_cents,
                           'wallet', wallet_after(money), 'numbers', numbers, 'offers', facts.offers);
END
$$;

-- Stores the answer under the purchase's key and returns the stored one: only the first answer is kept.
CREATE OR REPLACE FUNCTION purchase_answer(
  p_purchase_id uuid, p_scope text, p_status integer, p_answer json, p_now timestamptz
) RETURNS json LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  purchase purchases;
BEGIN
  UPDATE purchases SET answered_at = p_now WHERE id = p_purchase_id AND answered_at IS NULL RETURNING * INTO purchase;
  IF FOUND THEN
    PERFORM idempotency_complete(p_scope, purchase.idempotency_key, purchase.id, p_status, p_answer, p_now);
    RETURN p_answer;
  END IF;
  RETURN coalesce((SELECT k.answer FROM purchases p JOIN idempotency_keys k
                       ON k.scope = p_scope AND k.key = p.idempotency_key AND k.claim = p.id
                    WHERE p.id = p_purchase_id), p_answer);
END
$$;
