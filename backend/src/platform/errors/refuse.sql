CREATE OR REPLACE FUNCTION refuse(p_code text, p_details jsonb DEFAULT '{}') RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = p_code, DETAIL = p_details::text;
END
$$;

-- Writes ISO 8601 in UTC, as JavaScript does.
CREATE OR REPLACE FUNCTION iso_instant(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE OR REPLACE FUNCTION refused_until(p_name text, p_until timestamptz, p_now timestamptz) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object(p_name, iso_instant(p_until), 'retry_after_seconds', ceil(extract(epoch FROM p_until - p_now)))
$$;
