-- Depends on modules/wallet/ledger/ledger-posting.sql
-- Depends on platform/errors/refuse.sql

CREATE OR REPLACE FUNCTION transfers_are_append_only() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'transfers are append-only: % refused', TG_OP;
END
$$;
CREATE OR REPLACE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION transfers_are_append_only();

-- Locks the wallet until the transaction ends; creates it with the customer's first money.
CREATE OR REPLACE FUNCTION ledger_lock_wallet(p_user_id uuid, p_currency text) RETURNS wallets
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wallet wallets;
BEGIN
  SELECT * INTO wallet FROM wallets
   WHERE user_id = p_user_id AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO wallets (user_id, currency) VALUES (p_user_id, p_currency)
      ON CONFLICT (user_id, currency) DO NOTHING;
    SELECT * INTO STRICT wallet FROM wallets
     WHERE user_id = p_user_id AND currency = p_currency FOR NO KEY UPDATE;
  END IF;
  RETURN wallet;
END
$$;

-- A deletion locks the wallets before the account: a caller who waited finds the account deleted. Raises NOT_FOUND.
CREATE OR REPLACE FUNCTION ledger_lock_wallet_of_account(p_user_id uuid, p_currency text) RETURNS wallets
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  wallet wallets := ledger_lock_wallet(p_user_id, p_currency);
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = p_user_id AND deleted_at IS NOT NULL) THEN
    PERFORM refuse('NOT_FOUND');
  END IF;
  RETURN wallet;
END
$$;

CREATE OR REPLACE FUNCTION ledger_shortage(p_available_cents bigint, p_cost_cents bigint) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object(
    'user_balance', round(p_available_cents / 100.0, 2), 'user_balance_cents', p_available_cents,
    'total_cost', round(p_cost_cents / 100.0, 2), 'total_cost_cents', p_cost_cents,
    'missing', round((p_cost_cents - p_available_cents) / 100.0, 2), 'missing_cents', p_cost_cents - p_available_cents)
$$;

CREATE OR REPLACE FUNCTION ledger_account_condition(p_column text, p_account text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_account LIKE '%:*'
    THEN format('starts_with(%1$I, %2$L) AND %1$I <> %2$L', p_column, rtrim(p_account, '*'))
    ELSE format('%I = %L', p_column, p_account) END
$$;

-- Writes a CHECK from the table of kinds, so that no other movement can be written, not even by hand.
CREATE OR REPLACE FUNCTION ledger_generate_check(p_table text, p_kinds text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  rule jsonb;
  debit text;
  credit text;
  parts text[] := '{}';
  kinds text;
  name CONSTANT text := p_table || '_kind';
BEGIN
  FOR rule IN EXECUTE format('SELECT to_jsonb(k) FROM %I k ORDER BY kind', p_kinds) LOOP
    debit := rule->>'debit_account';
    credit := rule->>'credit_account';
    parts := parts || (format('(kind = %L AND reference_type = %L AND ', rule->>'kind', rule->>'reference_type')
      || CASE WHEN rule ? 'ends' THEN format('ends IS NOT DISTINCT FROM %L AND ', rule->>'ends') ELSE '' END
      || format('(%s AND %s', ledger_account_condition('debit_account', debit),
                ledger_account_condition('credit_account', credit))
      || CASE WHEN (rule->>'is_reversible')::boolean
           THEN format(' OR %s AND %s', ledger_account_condition('debit_account', credit),
                       ledger_account_condition('credit_account', debit)) ELSE '' END
      || '))');
  END LOOP;
  kinds := array_to_string(parts, ' OR ');
  -- The new check reads every movement, so it is made only when the kinds have changed.
  IF md5(kinds) IS DISTINCT FROM (SELECT obj_description(oid, 'pg_constraint') FROM pg_constraint
                                   WHERE conrelid = p_table::regclass AND conname = name) THEN
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I, ADD CONSTRAINT %I CHECK (%s)', p_table, name, name, kinds);
    EXECUTE format('COMMENT ON CONSTRAINT %I ON %I IS %L', name, p_table, md5(kinds));
  END IF;
END
$$;
SELECT ledger_generate_check('transfers', 'transfer_kinds');

CREATE OR REPLACE FUNCTION ledger_kinds_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_generate_check(TG_ARGV[0], TG_TABLE_NAME);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER transfer_kinds_changed AFTER INSERT OR UPDATE OR DELETE ON transfer_kinds
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_kinds_changed('transfers');

-- Posts once for a kind and reference. p_party completes an account such as `clearing:*`. Raises INSUFFICIENT_BALANCE.
CREATE OR REPLACE FUNCTION ledger_post(
  p_kind text, p_user_id uuid, p_currency text, p_amount_cents bigint, p_reference_id uuid, p_at timestamptz,
  p_party text DEFAULT NULL, p_note text DEFAULT NULL
) RETURNS ledger_posting LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  rule transfer_kinds;
  wallet wallets := ledger_lock_wallet(p_user_id, p_currency);
  posting ledger_posting;
  -- Callers read the clock before they get the lock, so a later time keeps the movements of a wallet in order.
  at CONSTANT timestamptz := greatest(p_at, wallet.last_transaction_at);
  is_reverse boolean;
  debit text;
  credit text;
  available bigint;
  repaid bigint := 0;
BEGIN
  SELECT * INTO STRICT rule FROM transfer_kinds WHERE kind = p_kind;
  posting.user_id := wallet.user_id;
  posting.wallet_id := wallet.id;
  posting.currency := wallet.currency;

  posting.repaid_cents := 0;

  -- A duplicate call waits for the wallet's lock and then sees here what the first call committed.
  SELECT false, kind, amount_cents INTO posting.moved, posting.kind, posting.amount_cents FROM transfers
   WHERE reference_id = p_reference_id AND reference_type = rule.reference_type
     AND (kind = rule.kind OR ends = rule.ends);
  IF FOUND THEN
    posting.available_cents := wallet.available_cents;
    posting.held_cents := wallet.held_cents;
    RETURN posting;
  END IF;

  is_reverse := rule.is_reversible AND p_amount_cents < 0;
  debit := CASE WHEN is_reverse THEN rule.credit_account ELSE rule.debit_account END;
  credit := CASE WHEN is_reverse THEN rule.debit_account ELSE rule.credit_account END;
  posting.amount_cents := CASE WHEN is_reverse THEN -p_amount_cents ELSE p_amount_cents END;

  IF debit = 'available' AND wallet.available_cents < posting.amount_cents THEN
    PERFORM refuse('INSUFFICIENT_BALANCE', ledger_shortage(wallet.available_cents, posting.amount_cents));
  END IF;

  available := wallet.available_cents + CASE 'available' WHEN credit THEN posting.amount_cents
                                                         WHEN debit THEN -posting.amount_cents ELSE 0 END;
  posting.held_cents := wallet.held_cents + CASE 'held' WHEN credit THEN posting.amount_cents
                                                        WHEN debit THEN -posting.amount_cents ELSE 0 END;
  -- Money that comes in repays debts first; ledger_adjust_to_wallet does the same.
  IF credit = 'available' THEN
    repaid := least(wallet.owed_cents, available);
  END IF;
  posting.available_cents := available - repaid;

  UPDATE wallets SET available_cents = posting.available_cents, held_cents = posting.held_cents,
                     owed_cents = owed_cents - repaid, last_transaction_at = at
   WHERE id = wallet.id;
  INSERT INTO transfers (
    wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents, reference_type, reference_id, ends,
    available_after_cents, held_after_cents, note, occurred_at
  ) VALUES (
    wallet.id, wallet.user_id, wallet.currency, rule.kind,
    CASE WHEN debit LIKE '%:*' THEN rtrim(debit, '*') || p_party ELSE debit END,
    CASE WHEN credit LIKE '%:*' THEN rtrim(credit, '*') || p_party ELSE credit END,
    posting.amount_cents, rule.reference_type, p_reference_id, rule.ends, available, posting.held_cents, p_note, at
  );
  IF repaid > 0 THEN
    PERFORM debts_repay(wallet, repaid, available, posting.held_cents, at);
    posting.repaid_cents := repaid;
  END IF;
  posting.moved := true;
  posting.kind := rule.kind;
  RETURN posting;
END
$$;

REVOKE EXECUTE ON FUNCTION ledger_lock_wallet, ledger_post FROM PUBLIC;

-- Moves the whole amount of the hold. The second of two ends moves nothing and answers the first.
CREATE OR REPLACE FUNCTION ledger_end(p_kind text, p_reference_id uuid, p_at timestamptz, p_party text DEFAULT NULL)
RETURNS ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  rule transfer_kinds;
  begun transfers;
BEGIN
  SELECT * INTO STRICT rule FROM transfer_kinds WHERE kind = p_kind;
  SELECT * INTO begun FROM transfers
   WHERE reference_id = p_reference_id AND reference_type = rule.reference_type AND kind = rule.ends;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % % to end', rule.ends, rule.reference_type, p_reference_id;
  END IF;
  RETURN ledger_post(p_kind, begun.user_id, begun.currency, begun.amount_cents, p_reference_id, p_at, p_party);
END
$$;

-- In cents; negative where the account loses. Posting does not use it, so the comparison can find faults of posting.
CREATE OR REPLACE FUNCTION ledger_change(p_account text, p_debit_account text, p_credit_account text, p_amount_cents bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_account WHEN p_credit_account THEN p_amount_cents WHEN p_debit_account THEN -p_amount_cents ELSE 0 END
$$;

-- Sums the movements after p_after.
CREATE OR REPLACE FUNCTION ledger_sums(p_wallet_id uuid, p_after bigint)
RETURNS TABLE (available_cents bigint, held_cents bigint, last_id bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(ledger_change('available', debit_account, credit_account, amount_cents)), 0)::bigint,
         coalesce(sum(ledger_change('held', debit_account, credit_account, amount_cents)), 0)::bigint,
         max(id)
    FROM transfers WHERE wallet_id = p_wallet_id AND id > p_after
$$;

-- The balance stays; money held without a hold repays debts, then becomes spendable. Answers the adjusted cents.
CREATE OR REPLACE FUNCTION ledger_adjust_to_wallet(p_wallet_id uuid, p_reference_id uuid, p_note text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wallet wallets;
  sums record;
  unexplained bigint;
  available bigint;
  owed bigint;
  repaid bigint;
BEGIN
  SELECT * INTO STRICT wallet FROM wallets WHERE id = p_wallet_id FOR NO KEY UPDATE;
  SELECT * INTO sums FROM ledger_sums(p_wallet_id, 0);
  unexplained := wallet.available_cents + wallet.held_cents - sums.available_cents - sums.held_cents;
  available := wallet.available_cents + wallet.held_cents - sums.held_cents;
  owed := debts_open(p_wallet_id);
  repaid := least(owed, available);
  UPDATE wallets SET available_cents = available - repaid, held_cents = sums.held_cents, owed_cents = owed - repaid,
                     last_transaction_at = greatest(last_transaction_at, p_at)
   WHERE id = p_wallet_id RETURNING * INTO wallet;
  IF unexplained <> 0 THEN
    INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents,
                           reference_type, reference_id, available_after_cents, held_after_cents, note, occurred_at)
    VALUES (wallet.id, wallet.user_id, wallet.currency, 'adjustment',
            CASE WHEN unexplained > 0 THEN 'adjustments' ELSE 'available' END,
            CASE WHEN unexplained > 0 THEN 'available' ELSE 'adjustments' END, abs(unexplained), 'adjustment',
            p_reference_id, available, wallet.held_cents, p_note, wallet.last_transaction_at);
  END IF;
  IF repaid > 0 THEN
    PERFORM debts_repay(wallet, repaid, available, wallet.held_cents, wallet.last_transaction_at);
  END IF;
  RETURN unexplained;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger_adjust_to_wallet FROM PUBLIC;
