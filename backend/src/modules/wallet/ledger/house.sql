-- Depends on modules/wallet/ledger/ledger.sql

CREATE OR REPLACE TRIGGER house_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON house_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION transfers_are_append_only();

-- Of a seal only the time of the last comparison may change.
CREATE OR REPLACE FUNCTION day_seals_are_append_only() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'verified_at' = to_jsonb(OLD) - 'verified_at' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'day_seals are append-only: % refused', TG_OP;
END
$$;
CREATE OR REPLACE TRIGGER day_seals_append_only BEFORE UPDATE OR DELETE ON day_seals
  FOR EACH ROW EXECUTE FUNCTION day_seals_are_append_only();
CREATE OR REPLACE TRIGGER day_seals_never_emptied BEFORE TRUNCATE ON day_seals
  FOR EACH STATEMENT EXECUTE FUNCTION day_seals_are_append_only();

SELECT ledger_generate_check('house_transfers', 'house_transfer_kinds');
CREATE OR REPLACE TRIGGER house_transfer_kinds_changed AFTER INSERT OR UPDATE OR DELETE ON house_transfer_kinds
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_kinds_changed('house_transfers');

CREATE TYPE house_side AS (account text, currency text, micros bigint);

-- p_rate is BRL for one unit of the other currency. False for a repeated posting, except of the cost of a number.
CREATE OR REPLACE FUNCTION house_post(
  p_kind text, p_reference_id uuid, p_debit house_side, p_credit house_side, p_rate numeric, p_at timestamptz,
  p_note text DEFAULT NULL
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Gets the transaction id before the row's id: the sums rely on that order up to the watermark.
  PERFORM pg_current_xact_id();
  INSERT INTO house_transfers (kind, debit_account, debit_currency, debit_micros, credit_account, credit_currency,
                               credit_micros, rate, reference_type, reference_id, note, occurred_at)
  SELECT k.kind, p_debit.account, p_debit.currency, p_debit.micros, p_credit.account, p_credit.currency, p_credit.micros,
         CASE WHEN p_debit.currency <> p_credit.currency THEN p_rate END, k.reference_type, p_reference_id, p_note, p_at
    FROM house_transfer_kinds k WHERE k.kind = p_kind
  ON CONFLICT (reference_id, reference_type, kind) WHERE reference_type <> 'activation' DO NOTHING;
  RETURN FOUND;
END
$$;

CREATE OR REPLACE FUNCTION house_move(
  p_kind text, p_reference_id uuid, p_account text, p_currency text, p_micros bigint, p_at timestamptz, p_note text
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  rule house_transfer_kinds;
  debit house_side;
  credit house_side;
BEGIN
  SELECT * INTO STRICT rule FROM house_transfer_kinds WHERE kind = p_kind;
  debit := (CASE WHEN rule.debit_account LIKE '%:*' THEN p_account ELSE rule.debit_account END, p_currency, abs(p_micros));
  credit := (CASE WHEN rule.credit_account LIKE '%:*' THEN p_account ELSE rule.credit_account END, p_currency, abs(p_micros));
  RETURN CASE WHEN rule.is_reversible AND p_micros < 0
    THEN house_post(p_kind, p_reference_id, credit, debit, NULL, p_at, p_note)
    ELSE house_post(p_kind, p_reference_id, debit, credit, NULL, p_at, p_note) END;
END
$$;

-- A currency other than BRL is posted through the account "conversion". p_micros is positive for money that came in.
CREATE OR REPLACE FUNCTION house_convert(
  p_kind text, p_reference_id uuid, p_gateway text, p_currency text, p_cents bigint, p_brl_cents bigint, p_rate numeric,
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account CONSTANT text := 'clearing:' || p_gateway;
  charge CONSTANT house_side := (account, 'BRL', p_brl_cents * 10000);
  money CONSTANT house_side := (account, p_currency, p_cents * 10000);
BEGIN
  IF p_currency = 'BRL' THEN
    RETURN;
  END IF;
  IF p_kind = 'payout_converted' THEN
    PERFORM house_post(p_kind, p_reference_id, money, charge, p_rate, p_at);
  ELSE
    PERFORM house_post(p_kind, p_reference_id, charge, money, p_rate, p_at);
  END IF;
END
$$;

REVOKE EXECUTE ON FUNCTION house_post, house_move FROM PUBLIC;

-- In millionths: credits are positive, debits negative. "conversion" takes one currency and gives the other.
CREATE OR REPLACE VIEW account_entries AS
  SELECT 'transfers' AS source, t.id, s.account, t.currency, s.micros, t.occurred_at
    FROM transfers t
   CROSS JOIN LATERAL (VALUES (t.debit_account, -t.amount_cents * 10000), (t.credit_account, t.amount_cents * 10000))
         AS s (account, micros)
  UNION ALL
  SELECT 'house_transfers', h.id, s.account, s.currency, s.micros, h.occurred_at
    FROM house_transfers h
   CROSS JOIN LATERAL (VALUES
     (h.debit_account, h.debit_currency, -h.debit_micros), (h.credit_account, h.credit_currency, h.credit_micros),
     (CASE WHEN h.rate IS NOT NULL THEN 'conversion' END, h.debit_currency, h.debit_micros),
     (CASE WHEN h.rate IS NOT NULL THEN 'conversion' END, h.credit_currency, -h.credit_micros)) AS s (account, currency, micros)
   WHERE s.account IS NOT NULL;

-- This is a function so that the planner knows the values of the watermarks; see sales_recent.
CREATE OR REPLACE FUNCTION account_entries_recent() RETURNS SETOF account_entries
LANGUAGE plpgsql STABLE ROWS 600 SET search_path = public, pg_temp AS $$
DECLARE
  after_transfer CONSTANT bigint := (SELECT folded_id FROM account_watermarks WHERE source = 'transfers');
  after_house CONSTANT bigint := (SELECT folded_id FROM account_watermarks WHERE source = 'house_transfers');
BEGIN
  RETURN QUERY SELECT * FROM account_entries e WHERE e.source = 'transfers' AND e.id > after_transfer;
  RETURN QUERY SELECT * FROM account_entries e WHERE e.source = 'house_transfers' AND e.id > after_house;
END
$$;

CREATE OR REPLACE VIEW account_balances AS
  SELECT account, currency, sum(micros)::bigint AS micros FROM (
    SELECT account, currency, micros FROM account_sums
    UNION ALL
    SELECT account, currency, micros FROM account_entries_recent()
  ) AS every GROUP BY account, currency;

-- Sums up at most p_most ids, or chooses the next ones; true where another step can follow. See sales_fold.
CREATE OR REPLACE FUNCTION accounts_fold(p_source text, p_most bigint) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  newest bigint;
  mark account_watermarks;
  upto bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'accounts_fold must be the first to write in its transaction';
  END IF;
  -- Read before the lock below gives our transaction its id, because that id is compared with the ids of theirs.
  IF p_source = 'transfers' THEN
    SELECT coalesce(max(id), 0) INTO newest FROM transfers;
  ELSE
    SELECT coalesce(max(id), 0) INTO newest FROM house_transfers;
  END IF;
  SELECT * INTO STRICT mark FROM account_watermarks WHERE source = p_source;
  IF newest = mark.folded_id THEN
    RETURN false;
  END IF;
  SELECT * INTO STRICT mark FROM account_watermarks WHERE source = p_source FOR UPDATE;
  IF mark.candidate_id <= mark.folded_id THEN
    UPDATE account_watermarks SET candidate_id = newest, candidate_xid = pg_current_xact_id() WHERE source = p_source;
    RETURN newest > mark.folded_id;
  END IF;
  IF mark.candidate_xid >= pg_snapshot_xmin(pg_current_snapshot()) THEN
    RETURN false;
  END IF;
  upto := least(mark.candidate_id, mark.folded_id + p_most);
  INSERT INTO account_sums AS present (account, currency, micros)
    SELECT account, currency, sum(micros) FROM account_entries
     WHERE source = p_source AND id > mark.folded_id AND id <= upto GROUP BY account, currency ORDER BY account, currency
    ON CONFLICT (account, currency) DO UPDATE SET micros = present.micros + excluded.micros;
  UPDATE account_watermarks SET folded_id = upto WHERE source = p_source;
  RETURN true;
END
$$;
