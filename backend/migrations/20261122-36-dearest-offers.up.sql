-- The dearest offer of a provider: whether our account there can pay everything.
CREATE INDEX offers_dearest ON offers (provider, cost_micros) WHERE active;
