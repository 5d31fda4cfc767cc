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

-- Whether our account at a provider can pay a number of this cost.
CREATE OR REPLACE FUNCTION account_affords(p_balance_micros bigint, p_cost_micros bigint)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_balance_micros >= greatest(p_cost_micros, 1)
$$;

-- What providers offer and have not forbidden us to buy.
CREATE OR REPLACE VIEW listed_offers AS
SELECT o.* FROM offers o
 WHERE o.active
   AND NOT EXISTS (SELECT FROM provider_bans b
                    WHERE b.provider = o.provider AND b.provider_country_id = o.provider_country_id
                      AND b.service_code = o.service_code);

-- What can be sold now, in stock or not: the one list behind catalogue, quote and purchase. A provider that bans
-- everything is closed whole, and one whose account is short of money for what it cannot pay.
CREATE OR REPLACE VIEW open_offers AS
SELECT o.* FROM listed_offers o
 WHERE NOT EXISTS (SELECT FROM provider_bans b WHERE b.provider = o.provider AND b.service_code = '')
   AND NOT EXISTS (SELECT FROM provider_accounts a
                    WHERE a.provider = o.provider AND NOT account_affords(a.balance_micros, o.cost_micros));

-- The listed offers of a product with the price that each would have, the price of the product (of what is open and in
-- stock, if anything is), and the most that the provider may charge at that price. Best first: those that deliver, then
-- those that cost less.
CREATE OR REPLACE FUNCTION product_offers(p_service_code text, p_country_iso text, p_currency text, p_pricing jsonb)
RETURNS TABLE (
  provider text, "providerCountryId" text, "serviceCode" text, "costMicros" bigint, "costCurrency" text,
  "priceCents" bigint, "ceilingMicros" bigint, "isOpen" boolean
) LANGUAGE sql STABLE AS $$
  WITH priced AS (
    SELECT o.*, EXISTS (SELECT FROM open_offers opened WHERE opened.id = o.id) AS is_open,
           offer_price_cents(o.cost_micros, o.cost_currency, p_currency, p_pricing) AS own_price_cents
      FROM products p JOIN listed_offers o ON o.product_id = p.id
     WHERE p.country_iso = p_country_iso AND p.service_code = p_service_code
  ), product AS (
    SELECT coalesce(min(own_price_cents) FILTER (WHERE is_open AND stock > 0),
                    min(own_price_cents) FILTER (WHERE is_open), min(own_price_cents)) AS price_cents FROM priced
  )
  SELECT o.provider, o.provider_country_id, o.service_code, o.cost_micros, o.cost_currency, product.price_cents,
         offer_ceiling_micros(product.price_cents, p_currency, o.cost_currency, p_pricing), o.is_open
    FROM product, priced o
   WHERE o.own_price_cents IS NOT NULL
     AND o.cost_micros <= offer_ceiling_micros(product.price_cents, p_currency, o.cost_currency, p_pricing)
   ORDER BY o.delivery_rate DESC NULLS LAST, o.stock > 0 DESC, o.cost_micros, o.provider, o.provider_country_id
$$;
