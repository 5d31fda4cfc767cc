-- Depends on modules/wallet/debts/debts.sql
-- Depends on platform/errors/refuse.sql

CREATE OR REPLACE FUNCTION purchase_block(p_user_id uuid, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  debts CONSTANT jsonb := debts_of(p_user_id);
BEGIN
  IF debts IS NOT NULL THEN
    RETURN jsonb_build_object('reason', 'chargeback', 'debts', debts);
  END IF;
  RETURN (SELECT jsonb_build_object('reason', 'cancels') || refused_until('blocked_until', blocked_until, p_now)
            FROM purchase_blocks WHERE user_id = p_user_id AND blocked_until > p_now);
END
$$;
