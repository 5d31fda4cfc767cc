-- Depends on platform/days.sql
-- Depends on platform/errors/refuse.sql

CREATE OR REPLACE FUNCTION team_month_ends(p_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT (month_of(p_at) + interval '1 month') AT TIME ZONE 'America/Sao_Paulo'
$$;

CREATE OR REPLACE FUNCTION team_spent(p_owner_id uuid, p_user_id uuid, p_currency text, p_now timestamptz)
RETURNS bigint LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT spent_cents FROM team_spending
                    WHERE owner_id = p_owner_id AND user_id = p_user_id AND month = month_of(p_now)
                      AND currency = p_currency), 0)
$$;

-- The person who buys for the account; null when it has no team. Locks a member until the transaction ends. Raises
-- NOT_A_MEMBER when the member left, or may no longer buy, after the request arrived.
CREATE OR REPLACE FUNCTION team_buyer(p_owner_id uuid, p_member_id uuid) RETURNS uuid
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF p_member_id IS NULL THEN
    RETURN (SELECT owner_id FROM teams WHERE owner_id = p_owner_id);
  END IF;
  PERFORM FROM team_members WHERE owner_id = p_owner_id AND user_id = p_member_id AND role = 'buyer' FOR KEY SHARE;
  IF NOT FOUND THEN
    PERFORM refuse('NOT_A_MEMBER');
  END IF;
  RETURN p_member_id;
END
$$;

CREATE OR REPLACE FUNCTION team_budget(p_owner_id uuid, p_member_id uuid, p_now timestamptz) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object('budget_cents', monthly_budget_cents, 'currency', budget_currency,
                            'spent_cents', team_spent(owner_id, user_id, budget_currency, p_now))
         || refused_until('resets_at', team_month_ends(p_now), p_now)
    FROM team_members
   WHERE owner_id = p_owner_id AND user_id = p_member_id AND monthly_budget_cents IS NOT NULL
$$;

-- p_cents is negative when money comes back. The caller has locked the wallet, and with it all rows of its team.
CREATE OR REPLACE FUNCTION team_spend(
  p_owner_id uuid, p_user_id uuid, p_bought_at timestamptz, p_currency text, p_cents bigint
) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  bought_in CONSTANT date := month_of(p_bought_at);
  spent bigint;
BEGIN
  UPDATE team_spending SET spent_cents = spent_cents + p_cents, numbers = numbers + sign(p_cents)
   WHERE owner_id = p_owner_id AND user_id = p_user_id AND month = bought_in AND currency = p_currency
   RETURNING spent_cents INTO spent;
  IF NOT FOUND AND p_cents > 0 THEN
    INSERT INTO team_spending VALUES (p_owner_id, p_user_id, bought_in, p_currency, p_cents, 1);
    spent := p_cents;
  END IF;
  IF p_cents > 0 THEN
    UPDATE team_members SET warning_due = bought_in, warned_month = bought_in
     WHERE owner_id = p_owner_id AND user_id = p_user_id AND warns_owner AND budget_currency = p_currency
       AND spent * 100 >= monthly_budget_cents * 80 AND warned_month IS DISTINCT FROM bought_in;
  END IF;
END
$$;
