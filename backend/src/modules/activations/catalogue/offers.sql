-- Depends on modules/activations/providers/circuits.sql

-- Cents of p_currency for which a number of this cost is sold, rounded up twice: to the BRL cent of the catalogue,
-- then to the cent of the wallet. p_pricing: {"markup": percent, "default": BRL cents, "fx": {currency: BRL per unit}}.
-- Null where no rate is known for the cost.
CREATE OR REPLACE FUNCTION offer_price_cents(p_cost_micros bigint, p_cost_currency text, p_currency text, p_pricing jsonb)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ceil(
    CASE WHEN p_cost_micros > 0
      THEN ceil(p_cost_micros * (p_pricing -> 'fx' ->> p_cost_currency)::numeric
                * (100 + (p_pricing ->> 'markup')::numeric) / 1000000)
      ELSE (p_pricing ->> 'default')::numeric
    END / (p_pricing -> 'fx' ->> p_currency)::numeric
  )::bigint
$$;

-- The most that a provider may charge for a number sold at this price: selling never costs more than it brings.
CREATE OR REPLACE FUNCTION offer_ceiling_micros(p_price_cents bigint, p_currency text, p_cost_currency text, p_pricing jsonb)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(p_price_cents * 10000 * (p_pricing -> 'fx' ->> p_currency)::numeric
               / (p_pricing -> 'fx' ->> p_cost_currency)::numeric)::bigint
$$;

-- Cents of p_currency for which a number of this cost is sold: the product's own price (BRL cents) where it has one and
-- that covers the cost. Null where it does not, or where no rate is known: then this offer does not sell.
CREATE OR REPLACE FUNCTION sale_price_cents(
  p_own_price_cents bigint, p_cost_micros bigint, p_cost_currency text, p_currency text, p_pricing jsonb
) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN p_own_price_cents IS NULL THEN offer_price_cents(p_cost_micros, p_cost_currency, p_currency, p_pricing)
    WHEN p_cost_micros <= offer_ceiling_micros(p_own_price_cents, 'BRL', p_cost_currency, p_pricing)
      THEN ceil(p_own_price_cents / (p_pricing -> 'fx' ->> p_currency)::numeric)::bigint
  END
$$;

-- Whether our account at a provider can pay a number of this cost.
CREATE OR REPLACE FUNCTION account_affords(p_balance_micros bigint, p_cost_micros bigint)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_balance_micros >= greatest(p_cost_micros, 1)
$$;

-- What staff lets be sold: products that are not paused, in countries that are not switched off.
CREATE OR REPLACE VIEW admitted_products AS
SELECT p.* FROM products p
 WHERE p.paused_at IS NULL
   AND NOT EXISTS (SELECT FROM countries c WHERE c.iso_code = p.country_iso AND NOT c.is_enabled);

-- What providers offer of it and have not forbidden us to buy.
CREATE OR REPLACE VIEW listed_offers AS
SELECT o.* FROM offers o
 WHERE o.active
   AND EXISTS (SELECT FROM admitted_products p WHERE p.id = o.product_id)
   AND NOT EXISTS (SELECT FROM provider_bans b
                    WHERE b.provider = o.provider AND b.provider_country_id = o.provider_country_id
                      AND b.service_code = o.service_code);

-- What can be sold now, in stock or not: the one list behind catalogue, quote and purchase. A provider that bans
-- everything or that staff has paused is closed whole, and one whose account is short of money for what it cannot pay.
CREATE OR REPLACE VIEW open_offers AS
SELECT o.* FROM listed_offers o
 WHERE NOT EXISTS (SELECT FROM provider_bans b WHERE b.provider = o.provider AND b.service_code = '')
   AND NOT EXISTS (SELECT FROM providers paused WHERE paused.code = o.provider AND paused.paused_at IS NOT NULL)
   AND NOT EXISTS (SELECT FROM provider_accounts a
                    WHERE a.provider = o.provider AND NOT account_affords(a.balance_micros, o.cost_micros));

-- The listed offers of a product with the price that each would have, the price of the product (of what is open and in
-- stock, if anything is), the rate of its cost, and the most that the provider may charge at that price. While a provider
-- may not be asked, the price stays as long as another one sells at it: an outage changes who sells, not what customers
-- pay. Best first: as staff has put them, else those in stock, then by the priority of their providers, then by their
-- standing (delivery_publish) in steps of a twentieth, and what stands alike by its cost.
CREATE OR REPLACE FUNCTION product_offers(
  p_service_code text, p_country_iso text, p_currency text, p_pricing jsonb, p_now timestamptz
)
RETURNS TABLE (
  provider text, "providerCountryId" text, "serviceCode" text, "costMicros" bigint, "costCurrency" text, "costRate" numeric,
  "priceCents" bigint, "ceilingMicros" bigint, "isOpen" boolean
) LANGUAGE sql STABLE AS $$
  WITH priced AS (
    SELECT o.*, opened.id IS NOT NULL AS is_open,
           opened.id IS NOT NULL AND provider_may_be_asked(o.provider, p_now) AS is_askable,
           sale_price_cents(p.own_price_cents, o.cost_micros, o.cost_currency, p_currency, p_pricing) AS sale_cents,
           coalesce((SELECT pr.priority FROM providers pr WHERE pr.code = o.provider), 100) AS priority
      FROM products p JOIN listed_offers o ON o.product_id = p.id LEFT JOIN open_offers opened ON opened.id = o.id
     WHERE p.country_iso = p_country_iso AND p.service_code = p_service_code
  ), usual AS (
    SELECT coalesce(min(sale_cents) FILTER (WHERE is_open AND stock > 0),
                    min(sale_cents) FILTER (WHERE is_open), min(sale_cents)) AS price_cents FROM priced
  ), product AS (
    SELECT CASE WHEN bool_or(is_askable AND cost_micros <= offer_ceiling_micros(usual.price_cents, p_currency, cost_currency, p_pricing))
             THEN usual.price_cents
             ELSE coalesce(min(sale_cents) FILTER (WHERE is_askable AND stock > 0),
                           min(sale_cents) FILTER (WHERE is_askable), usual.price_cents) END AS price_cents
      FROM priced, usual GROUP BY usual.price_cents
  )
  SELECT o.provider, o.provider_country_id, o.service_code, o.cost_micros, o.cost_currency,
         (p_pricing -> 'fx' ->> o.cost_currency)::numeric, product.price_cents,
         offer_ceiling_micros(product.price_cents, p_currency, o.cost_currency, p_pricing), o.is_askable
    FROM product, priced o
   WHERE o.sale_cents IS NOT NULL
     AND o.cost_micros <= offer_ceiling_micros(product.price_cents, p_currency, o.cost_currency, p_pricing)
   ORDER BY o.position NULLS LAST, o.stock > 0 DESC, o.priority, round(o.standing * 20) DESC,
            o.cost_micros * (p_pricing -> 'fx' ->> o.cost_currency)::numeric, o.provider, o.provider_country_id
$$;

-- What a product costs us in its cheapest offer (of those in stock, if any is), and the price that follows this cost, both
-- for staff: whether it can be sold now does not matter.
CREATE OR REPLACE FUNCTION product_cost(p_product_id uuid, p_pricing jsonb)
RETURNS TABLE (cost_micros bigint, cost_currency text, cost_cents numeric, synced_price_cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT o.cost_micros, o.cost_currency, o.cost_micros * (p_pricing -> 'fx' ->> o.cost_currency)::numeric / 10000,
         offer_price_cents(o.cost_micros, o.cost_currency, 'BRL', p_pricing)
    FROM offers o WHERE o.product_id = p_product_id AND o.active
   ORDER BY o.stock = 0, 4 NULLS LAST, o.id LIMIT 1
$$;

-- The share of its price that a product leaves us.
CREATE OR REPLACE FUNCTION product_margin(p_price_cents bigint, p_cost_cents numeric)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((p_price_cents - p_cost_cents) / nullif(p_price_cents, 0))::double precision
$$;
