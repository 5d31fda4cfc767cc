-- Depends on modules/activations/activation-state.sql

-- What the catalogue needs to know of numbers: it reads no table of this module.

CREATE OR REPLACE FUNCTION numbers_open_at(p_provider text, p_now timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (SELECT count(*) FROM activations a
           WHERE a.provider = p_provider AND activation_is_open(a.status, a.finished_at, a.expires_at, p_now))
       + (SELECT count(*) FROM provider_attempts t WHERE t.provider = p_provider AND t.outcome = 'pending')
$$;

CREATE OR REPLACE FUNCTION numbers_allotted_since(p_since timestamptz)
RETURNS TABLE (
  service_code text, country_iso text, provider text, provider_country_id text, allotted_at timestamptz,
  first_message_at timestamptz, closed_at timestamptz, closed_by text
) LANGUAGE sql STABLE AS $$
  SELECT service_code, country_iso, provider, provider_country_id, allotted_at, first_message_at, closed_at, closed_by
    FROM activations WHERE allotted_at >= p_since
$$;

CREATE OR REPLACE FUNCTION tries_since(p_since timestamptz)
RETURNS TABLE (
  provider text, provider_country_id text, service_code text, started_at timestamptz, outcome text, reason text
) LANGUAGE sql STABLE AS $$
  SELECT provider, provider_country_id, service_code, started_at, outcome, reason
    FROM provider_attempts WHERE started_at > p_since AND outcome <> 'pending'
$$;

CREATE OR REPLACE FUNCTION try_is_about_provider(p_outcome text, p_reason text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_outcome IN ('not_sent', 'unknown', 'given_up', 'rejected')
      OR (p_outcome = 'refused' AND p_reason IN ('BAD_KEY', 'BANNED', 'CHANNELS_LIMIT', 'RATE_LIMITED', 'BAD_REQUEST',
                                                 'NO_BALANCE'))
$$;

-- The fields have the names of our `ProviderHealth`.
CREATE OR REPLACE FUNCTION dealings_with(p_provider text, p_now timestamptz)
RETURNS TABLE (
  "openNumbers" bigint, attempts bigint, errors bigint, "p95LatencyMs" double precision, "lastSuccessAt" timestamptz,
  "lastFailureAt" timestamptz, "lastFailureReason" text, "spentMicros" double precision, settled bigint, delivered bigint
) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT (SELECT count(*) FROM activations
           WHERE provider = p_provider AND activation_is_open(status, finished_at, expires_at, p_now)),
         hour.*, success.at, failure.at, failure.reason, day.*
    FROM (
      SELECT count(*) AS attempts, count(*) FILTER (WHERE try_is_about_provider(outcome, reason)) AS errors,
             percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms)
        FROM provider_attempts
       WHERE provider = p_provider AND started_at > p_now - interval '1 hour' AND outcome <> 'pending') hour
    LEFT JOIN LATERAL (
      SELECT ended_at AS at FROM provider_attempts
       WHERE provider = p_provider AND started_at > p_now - interval '7 days' AND outcome IN ('bought', 'adopted')
       ORDER BY started_at DESC LIMIT 1) success ON true
    LEFT JOIN LATERAL (
      SELECT ended_at AS at, reason FROM provider_attempts
       WHERE provider = p_provider AND started_at > p_now - interval '7 days' AND try_is_about_provider(outcome, reason)
       ORDER BY started_at DESC LIMIT 1) failure ON true
   CROSS JOIN LATERAL (
      SELECT coalesce(sum(cost_micros) FILTER (WHERE cost_state IS DISTINCT FROM 'returned'), 0)::float,
             count(*) FILTER (WHERE status IN ('COMPLETED', 'ACTIVE', 'CANCELLED', 'EXPIRED')), count(first_message_at)
        FROM activations WHERE allotted_at > p_now - interval '24 hours' AND provider = p_provider) day
$$;
