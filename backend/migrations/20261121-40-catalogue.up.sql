-- Names of services as the supplier spells them, for those that our own directory does not know.
CREATE TABLE services (
  code text PRIMARY KEY,
  supplier_name text NOT NULL
);

-- What the catalogue sells: one service in one country.
CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  service_code text NOT NULL REFERENCES services (code),
  country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
  -- Share of the recent numbers that received a message, and the median wait; null while there are too few.
  delivery_rate real CHECK (delivery_rate BETWEEN 0 AND 1),
  typical_seconds integer CHECK (typical_seconds >= 0),
  UNIQUE (country_iso, service_code)
);

-- What a provider asks for a product; a country may have several ids at one provider.
CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  product_id uuid NOT NULL REFERENCES products (id),
  provider text NOT NULL,
  provider_country_id text NOT NULL,
  service_code text NOT NULL,
  -- Millionths of one unit of the provider's currency.
  cost_micros bigint NOT NULL CHECK (cost_micros >= 0),
  cost_currency text NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0),
  active boolean NOT NULL,
  delivery_rate real,
  changed_at timestamptz NOT NULL,
  UNIQUE (provider, provider_country_id, service_code)
);
CREATE INDEX offers_of_product ON offers (product_id);

-- Our account at a provider.
CREATE TABLE provider_accounts (
  provider text PRIMARY KEY,
  balance_micros bigint NOT NULL,
  checked_at timestamptz NOT NULL
);
