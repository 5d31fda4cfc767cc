-- Orders of one service, country or provider, by time.
CREATE INDEX activations_of_service ON activations (service_code, requested_at, id);
CREATE INDEX activations_of_country ON activations (country_iso, requested_at, id);
CREATE INDEX activations_of_provider ON activations (provider, requested_at, id);

-- down
DROP INDEX activations_of_provider;
DROP INDEX activations_of_country;
DROP INDEX activations_of_service;
