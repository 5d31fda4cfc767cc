-- What became of numbers, by the offer that they came from and the time of their allotment: the one source of delivery
-- rates and usual waits. Made from activations by modules/activations/delivery/delivery.sql.
CREATE TABLE delivery_figures (
  service_code text NOT NULL,
  country_iso text NOT NULL,
  -- Beginning of the ten minutes.
  starts_at timestamptz NOT NULL,
  provider text NOT NULL,
  provider_country_id text NOT NULL,
  -- How long the first message took, rounded up (delivery_step); null where none came.
  wait_seconds integer CHECK (wait_seconds >= 0),
  numbers bigint NOT NULL CHECK (numbers > 0),
  UNIQUE NULLS NOT DISTINCT (service_code, country_iso, starts_at, provider, provider_country_id, wait_seconds)
);
CREATE INDEX delivery_figures_time ON delivery_figures (starts_at);

-- Up to when numbers were counted. Those that are younger than they live are counted again each time.
CREATE TABLE delivery_watermark (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  counted_at timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO delivery_watermark DEFAULT VALUES;

-- What is read of them at each request; null while there are too few numbers.
ALTER TABLE products
  -- Numbers behind the rate.
  ADD COLUMN sample_size integer NOT NULL DEFAULT 0 CHECK (sample_size >= 0),
  -- How long nearly all first messages take at most: who waited longer may ask for another number.
  ADD COLUMN patience_seconds integer CHECK (patience_seconds >= 0),
  -- Whether most of the numbers of the last hour received a message.
  ADD COLUMN works_now boolean;
ALTER TABLE offers
  ADD COLUMN sample_size integer NOT NULL DEFAULT 0 CHECK (sample_size >= 0),
  ADD COLUMN typical_seconds integer CHECK (typical_seconds >= 0),
  -- How likely a try at this offer brings a message: what orders the tries of a purchase.
  ADD COLUMN standing real NOT NULL DEFAULT 0.75 CHECK (standing BETWEEN 0 AND 1);
