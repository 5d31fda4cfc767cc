-- What a feed has published; rows are only added.
CREATE TABLE rate_quotes (
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR')),
  quoted_at timestamptz NOT NULL,
  bulletin text NOT NULL,
  -- BRL per unit.
  rate numeric(14, 6) NOT NULL CHECK (rate > 0),
  read_at timestamptz NOT NULL,
  PRIMARY KEY (currency, quoted_at)
);

-- By which rate money was converted since when, and where it came from; rows are only added.
CREATE TABLE rates_in_force (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR')),
  rate numeric(14, 6) NOT NULL CHECK (rate > 0),
  source text NOT NULL CHECK (source IN ('settings', 'ptax')),
  quoted_rate numeric(14, 6) NOT NULL,
  spread_percent numeric NOT NULL,
  quoted_at timestamptz,
  since timestamptz NOT NULL
);
CREATE INDEX rates_in_force_history ON rates_in_force (currency, id);

-- How the reading of a feed stands.
CREATE TABLE rate_feeds (
  source text PRIMARY KEY,
  tried_at timestamptz,
  read_at timestamptz,
  error text,
  -- Since when a rate is older than the settings allow; null while all are fresh.
  stale_since timestamptz
);
