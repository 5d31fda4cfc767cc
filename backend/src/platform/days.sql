-- The day in São Paulo, like `dayOf` in days.ts, and the first day of its month.
CREATE OR REPLACE FUNCTION day_of(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (p_at AT TIME ZONE 'America/Sao_Paulo')::date
$$;

CREATE OR REPLACE FUNCTION month_of(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_trunc('month', p_at AT TIME ZONE 'America/Sao_Paulo')::date
$$;
