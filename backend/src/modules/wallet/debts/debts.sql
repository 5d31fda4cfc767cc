-- Depends on modules/wallet/ledger/ledger.sql

CREATE OR REPLACE FUNCTION debt_open(p_id uuid, p_wallet_id uuid, p_cents bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO debts (id, wallet_id, amount_cents, open_cents) VALUES (p_id, p_wallet_id, p_cents, p_cents);
  UPDATE wallets SET owed_cents = owed_cents + p_cents WHERE id = p_wallet_id;
END
$$;

-- Repays the oldest debt first. The caller holds the wallet's lock; p_available_cents: before p_cents were taken.
CREATE OR REPLACE FUNCTION debts_repay(
  p_wallet wallets, p_cents bigint, p_available_cents bigint, p_held_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  debt record;
  rest bigint := p_cents;
  part bigint;
  step uuid;
BEGIN
  FOR debt IN SELECT d.id, d.open_cents, s.topup_id, s.gateway_payment_id FROM debts d JOIN topup_steps s ON s.id = d.id
               WHERE d.wallet_id = p_wallet.id AND d.open_cents > 0 ORDER BY d.id LOOP
    EXIT WHEN rest = 0;
    part := least(rest, debt.open_cents);
    rest := rest - part;
    UPDATE debts SET open_cents = open_cents - part, ended_as = CASE WHEN open_cents = part THEN 'repaid' END,
                     ended_at = CASE WHEN open_cents = part THEN p_at END
     WHERE id = debt.id;
    INSERT INTO topup_steps (topup_id, kind, gateway_payment_id, charge_cents, amount_cents, repays, happened_at)
      VALUES (debt.topup_id, 'repayment', debt.gateway_payment_id, 0, part, debt.id, p_at) RETURNING id INTO step;
    INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents, reference_type,
                           reference_id, available_after_cents, held_after_cents, occurred_at)
      SELECT p_wallet.id, p_wallet.user_id, p_wallet.currency, k.kind, k.debit_account, k.credit_account, part,
             k.reference_type, step, p_available_cents - p_cents + rest, p_held_cents, p_at
        FROM transfer_kinds k WHERE k.kind = 'repayment';
  END LOOP;
  IF rest > 0 THEN
    RAISE EXCEPTION 'wallet % owes less than it says', p_wallet.id;
  END IF;
END
$$;

-- Answers the cents that were still open; null where the debt had ended before.
CREATE OR REPLACE FUNCTION debt_end(p_id uuid, p_as text, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  debt debts;
BEGIN
  PERFORM FROM wallets WHERE id = (SELECT wallet_id FROM debts WHERE id = p_id) FOR NO KEY UPDATE;
  SELECT * INTO debt FROM debts WHERE id = p_id AND open_cents > 0;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE debts SET open_cents = 0, ended_as = p_as, ended_at = p_at WHERE id = debt.id;
  UPDATE wallets SET owed_cents = owed_cents - debt.open_cents WHERE id = debt.wallet_id;
  RETURN debt.open_cents;
END
$$;

REVOKE EXECUTE ON FUNCTION debt_open, debts_repay, debt_end FROM PUBLIC;

CREATE OR REPLACE FUNCTION debts_open(p_wallet_id uuid) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(open_cents), 0)::bigint FROM debts WHERE wallet_id = p_wallet_id AND open_cents > 0
$$;

CREATE OR REPLACE FUNCTION debt_repaid(p_id uuid) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(amount_cents), 0)::bigint FROM topup_steps WHERE repays = p_id
$$;

-- Answers [{"currency", "amount_cents"}]; null where nothing is owed.
CREATE OR REPLACE FUNCTION debts_of(p_user_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_agg(jsonb_build_object('currency', currency, 'amount_cents', owed_cents) ORDER BY currency)
    FROM wallets WHERE user_id = p_user_id AND owed_cents > 0
$$;
