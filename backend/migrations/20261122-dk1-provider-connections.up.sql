-- Providers that staff added: how they are reached. The key is sealed with the server's secret and never read back.
CREATE TABLE provider_connections (
  code text PRIMARY KEY REFERENCES providers (code) CHECK (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  url text NOT NULL,
  currency text NOT NULL,
  sealed_key bytea NOT NULL,
  key_end text NOT NULL,
  requests_per_second integer NOT NULL CHECK (requests_per_second > 0),
  lists_per_second integer NOT NULL CHECK (lists_per_second > 0),
  updated_at timestamptz NOT NULL
);
