-- Supplied by modules/activations/numbers-at-providers.sql
-- Depends on platform/days.sql

-- Rounds a wait up, as the figures store it: to 1 second below a minute, to 5 below 5 minutes, to 30 above.
CREATE OR REPLACE FUNCTION delivery_step(p_wait interval) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (ceil(greatest(s, 0) / step) * step)::integer
    FROM (SELECT extract(epoch FROM p_wait) AS s) waited,
         LATERAL (SELECT CASE WHEN s <= 60 THEN 1 WHEN s <= 300 THEN 5 ELSE 30 END AS step) steps
$$;

-- Whether a number without a message counts against its offer: it ended by expiry or by the provider, or was silent for
-- longer than nearly all messages of the product take (while that is unknown: its customer gave it up).
CREATE OR REPLACE FUNCTION delivery_failed(
  p_allotted_at timestamptz, p_closed_at timestamptz, p_closed_by text, p_patience_seconds integer, p_now timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_closed_by IN ('expiry', 'provider') THEN true
              WHEN p_patience_seconds IS NULL THEN p_closed_at IS NOT NULL
              ELSE coalesce(p_closed_at, p_now) - p_allotted_at >= make_interval(secs => p_patience_seconds) END
$$;

-- Counts again the numbers allotted within p_horizon_seconds before the last counting: older ones have ended, and their
-- count is final. Answers the time since which it counted.
CREATE OR REPLACE FUNCTION delivery_count(p_horizon_seconds double precision, p_window_seconds double precision, p_now timestamptz)
RETURNS timestamptz LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  step CONSTANT interval := '10 minutes';
  origin CONSTANT timestamptz := '2000-01-01T00:00:00Z';
  oldest CONSTANT timestamptz := date_bin(step, p_now - make_interval(secs => p_window_seconds), origin);
  since timestamptz;
  first_day date;
BEGIN
  SELECT greatest(oldest, date_bin(step, greatest(oldest, least(counted_at, p_now) - make_interval(secs => p_horizon_seconds)),
                                   origin))
    INTO STRICT since FROM delivery_watermark FOR UPDATE;
  DELETE FROM delivery_figures WHERE starts_at >= since OR starts_at < oldest;
  INSERT INTO delivery_figures (service_code, country_iso, starts_at, provider, provider_country_id, wait_seconds, numbers)
    SELECT a.service_code, a.country_iso, date_bin(step, a.allotted_at, origin), a.provider,
           coalesce(a.provider_country_id, ''), delivery_step(a.first_message_at - a.allotted_at), count(*)
      FROM numbers_allotted_since(since) a
      LEFT JOIN products p ON p.country_iso = a.country_iso AND p.service_code = a.service_code
     WHERE a.first_message_at IS NOT NULL
        OR delivery_failed(a.allotted_at, a.closed_at, a.closed_by, p.patience_seconds, p_now)
     GROUP BY 1, 2, 3, 4, 5, 6;
  first_day := greatest(day_of(since), day_of(oldest) + 1);
  WITH counted AS MATERIALIZED (
    SELECT service_code, country_iso, day_of(starts_at) AS day, sum(numbers) AS numbers,
           coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0) AS delivered
      FROM delivery_figures WHERE starts_at >= first_day::timestamp AT TIME ZONE 'America/Sao_Paulo'
     GROUP BY 1, 2, 3
  ), forgotten AS (
    DELETE FROM delivery_days d
     WHERE d.day < day_of(p_now) - 30
        OR d.day >= first_day AND (d.service_code, d.country_iso, d.day) NOT IN (
             SELECT service_code, country_iso, day FROM counted)
  )
  INSERT INTO delivery_days AS d (service_code, country_iso, day, numbers, delivered) TABLE counted
    ON CONFLICT (service_code, country_iso, day) DO UPDATE SET numbers = excluded.numbers, delivered = excluded.delivered
    WHERE (d.numbers, d.delivered) IS DISTINCT FROM (excluded.numbers, excluded.delivered);
  UPDATE delivery_watermark SET counted_at = p_now;
  RETURN since;
END
$$;

-- Writes delivery figures to the offers and products with numbers since p_touched_since, or to all (null). p_rule: our
-- `DeliveryRule`. The standing of an offer (0 to 1): its rate of the last hour, with `assumed` numbers added at its
-- rate of the window (itself with as many at `usual`), times the share of recent tries that did not fail, one forgiven.
CREATE OR REPLACE FUNCTION delivery_publish(p_rule jsonb, p_touched_since timestamptz, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  usual CONSTANT double precision := 0.75;
  assumed CONSTANT integer := 5;
  try_period CONSTANT interval := '15 minutes';
  window_since CONSTANT timestamptz := p_now - make_interval(secs => (p_rule ->> 'windowSeconds')::float);
  recent_since CONSTANT timestamptz := p_now - make_interval(secs => (p_rule ->> 'recentSeconds')::float);
  least_sample CONSTANT integer := p_rule ->> 'leastSample';
  recent_sample CONSTANT integer := p_rule ->> 'recentSample';
  works_share CONSTANT double precision := p_rule ->> 'worksShare';
  patience_share CONSTANT double precision := p_rule ->> 'patienceShare';
BEGIN
  WITH tries AS (
    SELECT t.provider, t.provider_country_id, t.service_code, count(*) FILTER (WHERE counts) AS made,
           greatest(count(*) FILTER (WHERE counts AND outcome NOT IN ('bought', 'adopted')) - 1, 0) AS failed
      FROM tries_since(p_now - try_period) t LEFT JOIN provider_accounts a USING (provider)
     CROSS JOIN LATERAL (SELECT t.started_at > coalesce(a.reopened_at, '-infinity') AND t.outcome <> 'not_sent'
       AND NOT (t.outcome = 'refused' AND coalesce(t.reason, '') IN
                ('NO_BALANCE', 'BANNED', 'BAD_KEY', 'CHANNELS_LIMIT', 'RATE_LIMITED')) AS counts) judged
     GROUP BY t.provider, t.provider_country_id, t.service_code
  ), touched AS MATERIALIZED (
    SELECT id, service_code, country_iso FROM products
     WHERE p_touched_since IS NULL
        OR (service_code, country_iso) IN (
             SELECT service_code, country_iso FROM delivery_figures WHERE starts_at >= p_touched_since)
        OR id IN (SELECT o.product_id FROM tries t JOIN offers o USING (provider, provider_country_id, service_code))
  ), figures AS MATERIALIZED (
    SELECT service_code, country_iso, provider, provider_country_id, wait_seconds, sum(numbers) AS numbers,
           coalesce(sum(numbers) FILTER (WHERE starts_at > recent_since), 0) AS recent
      FROM delivery_figures JOIN touched USING (service_code, country_iso)
     WHERE starts_at > window_since
     GROUP BY service_code, country_iso, provider, provider_country_id, wait_seconds
  ), lines AS (
    SELECT * FROM figures
    UNION ALL
    SELECT service_code, country_iso, NULL, NULL, wait_seconds, sum(numbers), sum(recent)
      FROM figures GROUP BY service_code, country_iso, wait_seconds
  ), ranked AS (
    SELECT *, wait_seconds IS NOT NULL AS delivered,
           sum(numbers) OVER (same_end ORDER BY wait_seconds) AS up_to, sum(numbers) OVER same_end AS in_all
      FROM lines
    WINDOW same_end AS (PARTITION BY service_code, country_iso, provider, provider_country_id, wait_seconds IS NULL)
  ), summed AS (
    SELECT service_code, country_iso, provider, provider_country_id, sum(numbers)::integer AS numbers,
           coalesce(sum(numbers) FILTER (WHERE delivered), 0)::integer AS delivered, sum(recent)::integer AS recent,
           coalesce(sum(recent) FILTER (WHERE delivered), 0)::integer AS recent_delivered,
           min(wait_seconds) FILTER (WHERE up_to >= in_all * 0.5) AS typical,
           min(wait_seconds) FILTER (WHERE up_to >= in_all * patience_share) AS patience
      FROM ranked GROUP BY service_code, country_iso, provider, provider_country_id
  ), known AS (
    SELECT *, CASE WHEN numbers >= least_sample THEN (delivered::float / numbers)::real END AS rate,
           CASE WHEN delivered >= least_sample THEN typical END AS known_typical,
           CASE WHEN delivered >= least_sample THEN patience END AS known_patience,
           CASE WHEN recent >= recent_sample THEN recent_delivered >= recent * works_share END AS works_now,
           (delivered + assumed * usual) / (numbers + assumed) AS expected
      FROM summed
  ), offers_now AS (
    SELECT o.id, k.rate, coalesce(k.numbers, 0) AS numbers, k.known_typical,
           (coalesce((k.recent_delivered + assumed * k.expected) / (k.recent + assumed), usual)
            * (1 - coalesce(t.failed::float / (t.made + assumed), 0)))::real AS standing
      FROM offers o JOIN touched ON touched.id = o.product_id
      LEFT JOIN known k ON k.provider = o.provider AND k.provider_country_id = o.provider_country_id
                       AND k.service_code = o.service_code
      LEFT JOIN tries t ON t.provider = o.provider AND t.provider_country_id = o.provider_country_id
                       AND t.service_code = o.service_code
  ), offers_done AS (
    UPDATE offers o SET delivery_rate = n.rate, sample_size = n.numbers, typical_seconds = n.known_typical,
                        standing = n.standing
      FROM offers_now n
     WHERE o.id = n.id AND (o.delivery_rate, o.sample_size, o.typical_seconds, o.standing)
                           IS DISTINCT FROM (n.rate, n.numbers, n.known_typical, n.standing)
  ), products_now AS (
    SELECT p.id, k.rate, coalesce(k.numbers, 0) AS numbers, k.known_typical, k.known_patience, k.works_now
      FROM touched p
      LEFT JOIN known k ON k.provider IS NULL AND k.country_iso = p.country_iso AND k.service_code = p.service_code
  )
  UPDATE products p SET delivery_rate = n.rate, sample_size = n.numbers, typical_seconds = n.known_typical,
                        patience_seconds = n.known_patience, works_now = n.works_now
    FROM products_now n
   WHERE p.id = n.id AND (p.delivery_rate, p.sample_size, p.typical_seconds, p.patience_seconds, p.works_now)
                         IS DISTINCT FROM (n.rate, n.numbers, n.known_typical, n.known_patience, n.works_now);
END
$$;
