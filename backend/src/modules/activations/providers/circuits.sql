-- Depends on modules/activations/activation-state.sql

-- Purchases skip the provider until it answers a probe, the first one after p_rest_seconds. Each probe or purchase that
-- fails doubles the pause, up to 20 seconds.
CREATE OR REPLACE FUNCTION circuit_open(p_provider text, p_reason text, p_rest_seconds double precision, p_now timestamptz)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO provider_circuits AS c (provider, state, reason, opened_at, changed_at, retry_at, trips)
  VALUES (p_provider, 'open', left(p_reason, 200), p_now, p_now, p_now + make_interval(secs => p_rest_seconds), 1)
  ON CONFLICT (provider) DO UPDATE SET
    state = 'open', reason = excluded.reason, changed_at = p_now,
    trips = c.trips + (c.state = 'half_open')::integer,
    retry_at = greatest(c.retry_at, p_now + make_interval(secs =>
      least(p_rest_seconds * 2 ^ (c.trips + (c.state = 'half_open')::integer - 1), greatest(p_rest_seconds, 20))))
$$;

-- A provider that was tried again fails once more.
CREATE OR REPLACE FUNCTION circuit_fell_back(p_provider text, p_reason text, p_now timestamptz)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT circuit_open(provider, coalesce(p_reason, 'no answer'), 5, p_now) FROM provider_circuits
   WHERE provider = p_provider AND state = 'half_open'
$$;

-- A provider that was tried again sells.
CREATE OR REPLACE FUNCTION circuit_closed(p_provider text) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  DELETE FROM provider_circuits WHERE provider = p_provider AND state = 'half_open'
$$;

-- Whether a purchase may ask the provider now: it answers, and our own limit of open numbers there leaves room; one with a
-- message is open there until it is finished. Purchases at the same moment may exceed the limit by their number.
CREATE OR REPLACE FUNCTION provider_may_be_asked(p_provider text, p_now timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM provider_circuits c WHERE c.provider = p_provider AND c.state = 'open')
     AND coalesce((
       SELECT p.max_open_numbers > (SELECT count(*) FROM activations a
                                     WHERE a.provider = p_provider
                                       AND activation_is_open(a.status, a.finished_at, a.expires_at, p_now))
                                 + (SELECT count(*) FROM provider_attempts t
                                     WHERE t.provider = p_provider AND t.outcome = 'pending')
         FROM providers p WHERE p.code = p_provider AND p.max_open_numbers IS NOT NULL), true)
$$;
