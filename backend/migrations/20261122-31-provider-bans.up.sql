-- What a provider has forbidden us to buy. A row stands until its ban is over: then the clock removes it.
CREATE TABLE provider_bans (
  provider text NOT NULL,
  -- Both empty for a ban of everything.
  provider_country_id text NOT NULL,
  service_code text NOT NULL,
  banned_until timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_country_id, service_code),
  CHECK ((provider_country_id = '') = (service_code = ''))
);
