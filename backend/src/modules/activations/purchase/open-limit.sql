-- Depends on modules/activations/orders/orders.sql

-- The limit of an account's keys depends on its whole days, and on its numbers of this month and the two before that
-- got an SMS.
CREATE OR REPLACE FUNCTION account_trust(
  p_user_id uuid, p_now timestamptz, OUT account_days integer, OUT numbers_with_sms bigint, OUT is_flagged boolean
) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT floor(extract(epoch FROM p_now - u.created_at) / 86400)::integer,
         (SELECT coalesce(sum(c.with_sms), 0) FROM order_counts c
           WHERE c.user_id = u.id AND c.month >= month_of(p_now) - interval '2 months'),
         u.flag IS NOT NULL
    FROM users u WHERE u.id = p_user_id
$$;

-- p_levels: our `OpenLevel`s; null where no key buys. After a chargeback, keys get only the limit of everybody.
CREATE OR REPLACE FUNCTION open_limit(p_user_id uuid, p_everybody integer, p_levels jsonb, p_now timestamptz)
RETURNS integer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_levels IS NULL THEN p_everybody ELSE (
    SELECT greatest(p_everybody, max((l ->> 'open')::integer))
      FROM account_trust(p_user_id, p_now) t
      LEFT JOIN jsonb_array_elements(p_levels) l
             ON NOT t.is_flagged AND t.account_days >= (l ->> 'days')::integer
            AND t.numbers_with_sms >= (l ->> 'numbers')::integer) END
$$;
