-- Counters may be lost in a crash; not logging them keeps a limited call cheap.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
