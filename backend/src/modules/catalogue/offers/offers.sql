-- Depends on modules/catalogue/providers/circuits.sql

-- The price of a number of this cost in cents of p_currency, rounded up to the BRL cent, then to the wallet's cent.
-- p_markup: of the product, null for that of p_pricing, our `Pricing`. Null where no rate is known for the cost.
CREATE OR REPLACE FUNCTION offer_price_cents(
  p_markup double precision, p_cost_micros bigint, p_cost_currency text, p_currency text, p_pricing jsonb
) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ceil(
    CASE WHEN p_cost_micros > 0
      THEN ceil(p_cost_micros * (p_pricing -> 'fx' ->> p_cost_currency)::numeric
                * (100 + coalesce(p_markup::numeric, (p_pricing ->> 'markup')::numeric)) / 1000000)
      ELSE (p_pricing ->> 'default')::numeric
    END / (p_pricing -> 'fx' ->> p_currency)::numeric
  )::bigint
$$;

CREATE OR REPLACE FUNCTION offer_ceiling_micros(p_price_cents bigint, p_currency text, p_cost_currency text, p_pricing jsonb)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(p_price_cents * 10000 * (p_pricing -> 'fx' ->> p_currency)::numeric
               / (p_pricing -> 'fx' ->> p_cost_currency)::numeric)::bigint
$$;

-- The product's own price (BRL cents) in cents of p_currency, or else the price by the cost. Null where the own price
-- is below the cost, or no rate is known: then the offer does not sell.
CREATE OR REPLACE FUNCTION sale_price_cents(
  p_own_price_cents bigint, p_markup double precision, p_cost_micros bigint, p_cost_currency text, p_currency text,
  p_pricing jsonb
) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN p_own_price_cents IS NULL THEN offer_price_cents(p_markup, p_cost_micros, p_cost_currency, p_currency, p_pricing)
    WHEN p_cost_micros <= offer_ceiling_micros(p_own_price_cents, 'BRL', p_cost_currency, p_pricing)
      THEN ceil(p_own_price_cents / (p_pricing -> 'fx' ->> p_currency)::numeric)::bigint
  END
$$;

CREATE OR REPLACE FUNCTION account_affords(p_balance_micros bigint, p_cost_micros bigint)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_balance_micros >= greatest(p_cost_micros, 1)
$$;

CREATE OR REPLACE VIEW admitted_products AS
SELECT p.* FROM products p
 WHERE p.paused_at IS NULL
   AND NOT EXISTS (SELECT FROM countries c WHERE c.iso_code = p.country_iso AND NOT c.is_enabled);

CREATE OR REPLACE FUNCTION offer_close(
  p_provider text, p_provider_country_id text, p_service_code text, p_reason text, p_promised_micros bigint, p_asked text,
  p_now timestamptz
) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE offers SET closed_at = p_now, closed_reason = p_reason, promised_cost_micros = p_promised_micros,
                    asked_cost = p_asked
   WHERE provider = p_provider AND provider_country_id = p_provider_country_id AND service_code = p_service_code
     AND closed_at IS NULL
$$;

-- The obstacle of each offer, whatever its price; of several obstacles, the one that lasts longest.
CREATE OR REPLACE FUNCTION offers_at(p_now timestamptz)
RETURNS TABLE (
  id uuid, product_id uuid, provider text, provider_country_id text, service_code text, cost_micros bigint,
  cost_currency text, stock integer, "position" integer, standing real, priority integer, own_price_cents bigint,
  markup_percent double precision, obstacle text
) LANGUAGE sql STABLE AS $$
  SELECT o.id, o.product_id, o.provider, o.provider_country_id, o.service_code, o.cost_micros, o.cost_currency, o.stock,
         o.position, o.standing, coalesce(pr.priority, 100), p.own_price_cents,
         p.markup_percent,
         CASE
           WHEN NOT o.active THEN 'not_offered'
           WHEN o.closed_at IS NOT NULL THEN 'closed'
           WHEN p.paused_at IS NOT NULL THEN 'product_paused'
           WHEN NOT c.is_enabled THEN 'country_off'
           WHEN product_ban.provider IS NOT NULL THEN 'product_banned'
           WHEN pr.is_paused THEN 'paused'
           WHEN ban.provider IS NOT NULL THEN 'banned'
           WHEN NOT account_affords(account.balance_micros, o.cost_micros) THEN 'short_of_money'
           WHEN circuit.provider IS NOT NULL THEN 'silent'
           WHEN pr.is_full THEN 'full'
         END
    FROM offers o
    JOIN products p ON p.id = o.product_id
    LEFT JOIN countries c ON c.iso_code = p.country_iso
    LEFT JOIN providers_now(p_now) pr ON pr.code = o.provider
    LEFT JOIN provider_accounts account ON account.provider = o.provider
    LEFT JOIN provider_circuits circuit ON circuit.provider = o.provider AND circuit.state = 'open'
    LEFT JOIN provider_bans ban ON ban.provider = o.provider AND ban.provider_country_id = '' AND ban.service_code = ''
    LEFT JOIN provider_bans product_ban ON product_ban.provider = o.provider AND product_ban.service_code = o.service_code
                                       AND product_ban.provider_country_id = o.provider_country_id
$$;

CREATE OR REPLACE FUNCTION offer_is_open(p_obstacle text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_obstacle IS NULL OR p_obstacle IN ('silent', 'full', 'out_of_stock')
$$;

CREATE OR REPLACE FUNCTION offer_is_listed(p_obstacle text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_obstacle IS NULL OR p_obstacle NOT IN ('not_offered', 'closed', 'product_paused', 'country_off', 'product_banned')
$$;

-- An offer without stock is tried too, because the provider's list may be old.
CREATE OR REPLACE FUNCTION offer_is_tried(p_obstacle text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_obstacle IS NULL OR p_obstacle = 'out_of_stock'
$$;

-- Everything that shows, quotes or sells a price reads it here. The price is the lowest of the open offers in stock; an
-- outage changes who sells, not the price. Order: by staff, in stock, priority of the provider, standing
-- (delivery_publish) in steps of a twentieth, cost. Each product is computed by itself, so that a condition on
-- "productId" limits the offers that are read.
CREATE OR REPLACE FUNCTION offers_now(p_currency text, p_pricing jsonb, p_now timestamptz)
RETURNS TABLE (
  "offerId" uuid, "productId" uuid, provider text, "providerCountryId" text, "serviceCode" text, "costMicros" bigint,
  "costCurrency" text, "costRate" numeric, stock integer, "priceCents" bigint, "ceilingMicros" bigint, obstacle text,
  place bigint
) LANGUAGE sql STABLE AS $$
  SELECT id, product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, rate, stock, price_cents,
         ceiling,
         CASE
           WHEN NOT offer_is_open(obstacle) THEN obstacle
           WHEN rate IS NULL THEN 'no_rate'
           WHEN sale_cents IS NULL THEN 'too_dear'
           WHEN obstacle IS NOT NULL THEN obstacle
           WHEN cost_micros > ceiling THEN 'too_dear'
           WHEN stock = 0 THEN 'out_of_stock'
         END,
         row_number() OVER (PARTITION BY product_id
           ORDER BY position NULLS LAST, stock > 0 DESC, priority, round(standing * 20) DESC, cost_micros * rate NULLS LAST,
                    provider, provider_country_id)
    FROM (
      SELECT usual.*,
             CASE WHEN bool_or(sells AND cost_micros <= offer_ceiling_micros(usual_cents, p_currency, cost_currency, p_pricing))
                         OVER (PARTITION BY product_id)
               THEN usual_cents
               ELSE coalesce(min(sale_cents) FILTER (WHERE sells) OVER (PARTITION BY product_id), usual_cents) END AS price_cents
        FROM (
          SELECT priced.*,
                 coalesce(min(sale_cents) FILTER (WHERE offer_is_open(obstacle) AND stock > 0) OVER within,
                          min(sale_cents) FILTER (WHERE offer_is_open(obstacle)) OVER within,
                          min(sale_cents) FILTER (WHERE offer_is_listed(obstacle)) OVER within) AS usual_cents,
                 obstacle IS NULL AND sale_cents IS NOT NULL AND (stock > 0 OR NOT coalesce(
                   bool_or(stock > 0) FILTER (WHERE obstacle IS NULL AND sale_cents IS NOT NULL) OVER within, false)) AS sells
            FROM (
              SELECT o.*, (p_pricing -> 'fx' ->> o.cost_currency)::numeric AS rate,
                     CASE WHEN p_pricing -> 'fx' ? o.cost_currency
                       THEN sale_price_cents(o.own_price_cents, o.markup_percent, o.cost_micros, o.cost_currency, p_currency,
                                              p_pricing) END AS sale_cents,
                     -- This window keeps PostgreSQL from computing the price a second time in the outer query.
                     row_number() OVER (PARTITION BY o.product_id)
                FROM offers_at(p_now) o) priced
          WINDOW within AS (PARTITION BY product_id)) usual) judged
   CROSS JOIN LATERAL (SELECT offer_ceiling_micros(price_cents, p_currency, cost_currency, p_pricing) AS ceiling) most
$$;

CREATE OR REPLACE FUNCTION products_of(p_service_code text, p_country_iso text) RETURNS uuid[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT array_agg(id) FROM products WHERE country_iso = p_country_iso AND service_code = p_service_code
$$;

CREATE OR REPLACE FUNCTION products_now(p_currency text, p_pricing jsonb, p_now timestamptz)
RETURNS TABLE (product_id uuid, price_cents bigint, stock bigint, is_sold boolean, is_listed boolean)
LANGUAGE sql STABLE AS $$
  SELECT "productId", min("priceCents"), coalesce(sum(stock) FILTER (WHERE obstacle IS NULL), 0),
         bool_or(offer_is_tried(obstacle)), bool_or(offer_is_open(obstacle))
    FROM offers_now(p_currency, p_pricing, p_now) GROUP BY "productId"
$$;

-- The cost of a product's cheapest open offer (in stock, if any is) and the price by that cost, sold or not.
CREATE OR REPLACE FUNCTION product_cost(p_product_id uuid, p_pricing jsonb)
RETURNS TABLE (cost_micros bigint, cost_currency text, cost_cents numeric, synced_price_cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT o.cost_micros, o.cost_currency, o.cost_micros * (p_pricing -> 'fx' ->> o.cost_currency)::numeric / 10000,
         offer_price_cents(p.markup_percent, o.cost_micros, o.cost_currency, 'BRL', p_pricing)
    FROM offers o JOIN products p ON p.id = o.product_id
   WHERE o.product_id = p_product_id AND o.active AND o.closed_at IS NULL
   ORDER BY o.stock = 0, 4 NULLS LAST, o.id LIMIT 1
$$;

CREATE OR REPLACE FUNCTION product_margin(p_price_cents bigint, p_cost_cents numeric)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((p_price_cents - p_cost_cents) / nullif(p_price_cents, 0))::double precision
$$;
