-- Depends on platform/days.sql
-- Depends on platform/errors/refuse.sql

CREATE OR REPLACE FUNCTION api_key_spent(p_api_key_id uuid, p_currency text, p_now timestamptz) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT spent_cents FROM api_key_spending
                    WHERE api_key_id = p_api_key_id AND day = day_of(p_now) AND currency = p_currency), 0)
$$;

-- Locks the key until the transaction ends. Raises INVALID_API_KEY when it was revoked after the request arrived.
CREATE OR REPLACE FUNCTION api_key_keep(p_api_key_id uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM api_keys WHERE id = p_api_key_id FOR KEY SHARE;
  IF NOT FOUND THEN
    PERFORM refuse('INVALID_API_KEY');
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION api_key_budget(p_api_key_id uuid, p_now timestamptz) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object('budget_cents', daily_budget_cents, 'currency', budget_currency,
                            'spent_cents', api_key_spent(id, budget_currency, p_now))
         || refused_until('resets_at', (day_of(p_now) + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo', p_now)
    FROM api_keys WHERE id = p_api_key_id AND daily_budget_cents IS NOT NULL
$$;

-- p_cents is negative when money comes back. The caller has locked the wallet, and with it all rows of its keys.
CREATE OR REPLACE FUNCTION api_key_spend(p_api_key_id uuid, p_day date, p_currency text, p_cents bigint) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE api_key_spending SET spent_cents = spent_cents + p_cents
   WHERE api_key_id = p_api_key_id AND day = p_day AND currency = p_currency;
  IF NOT FOUND AND p_cents > 0 THEN
    INSERT INTO api_key_spending SELECT id, p_day, p_currency, p_cents FROM api_keys WHERE id = p_api_key_id FOR KEY SHARE;
  END IF;
END
$$;
