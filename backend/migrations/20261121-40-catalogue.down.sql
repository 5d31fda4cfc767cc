DROP FUNCTION offer_ceiling_micros(bigint, text, text, jsonb);
DROP FUNCTION offer_price_cents(bigint, text, text, jsonb);
DROP TABLE provider_accounts;
DROP TABLE offers;
DROP TABLE products;
DROP TABLE services;
