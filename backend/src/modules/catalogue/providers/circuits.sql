-- Supplied by modules/activations/numbers-at-providers.sql

-- Purchases skip the provider until it answers a probe. Each failure doubles the pause, up to 20 seconds.
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

CREATE OR REPLACE FUNCTION circuit_silent(p_provider text, p_reason text, p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT circuit_open(p_provider, p_reason, 5, p_now)
$$;

CREATE OR REPLACE FUNCTION circuit_fell_back(p_provider text, p_reason text, p_now timestamptz)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT circuit_silent(provider, coalesce(p_reason, 'no answer'), p_now) FROM provider_circuits
   WHERE provider = p_provider AND state = 'half_open'
$$;

CREATE OR REPLACE FUNCTION circuit_closed(p_provider text) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  DELETE FROM provider_circuits WHERE provider = p_provider AND state = 'half_open'
$$;

-- Simultaneous purchases may go beyond the limit of open numbers.
CREATE OR REPLACE FUNCTION providers_now(p_now timestamptz)
RETURNS TABLE (code text, priority integer, is_paused boolean, is_full boolean) LANGUAGE sql STABLE AS $$
  SELECT code, priority, paused_at IS NOT NULL,
         CASE WHEN max_open_numbers IS NULL THEN false ELSE numbers_open_at(code, p_now) >= max_open_numbers END
    FROM providers OFFSET 0
$$;

CREATE OR REPLACE FUNCTION providers_state(p_now timestamptz) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT md5(concat_ws(';',
    (SELECT string_agg(concat_ws(',', code, is_paused, is_full), ';' ORDER BY code) FROM providers_now(p_now)),
    (SELECT string_agg(provider || ' is silent', ';' ORDER BY provider) FROM provider_circuits WHERE state = 'open'),
    (SELECT string_agg(concat_ws(',', provider, balance_micros), ';' ORDER BY provider) FROM provider_accounts),
    (SELECT string_agg(concat_ws(',', provider, provider_country_id, service_code), ';'
                       ORDER BY provider, provider_country_id, service_code) FROM provider_bans)))
$$;
