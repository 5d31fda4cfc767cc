-- Depends on modules/wallet/ledger/house.sql

-- Every transfer that counts in the figures of sales, with the fact that it stands for:
-- ordered: a number was asked for and its price held; delivered: its first message came and it was paid;
-- undelivered: it was allotted and ended without a message; failed: none was allotted; refunded: paid back afterwards;
-- topup: money came in; payout: it went back to its payer; credited, debited: staff changed a balance.
-- The rows that the view joins to a transfer do not change once the transfer exists.
CREATE OR REPLACE VIEW sales_facts AS
  SELECT f.id, f.occurred_at, f.fact, f.currency, f.amount_cents,
         CASE WHEN f.fact = 'ordered' AND f.number = 1 THEN 1 ELSE 0 END AS orders,
         coalesce(f.cost_micros, 0) AS cost_micros, coalesce(f.cost_currency, '') AS cost_currency,
         CASE f.fact WHEN 'undelivered' THEN coalesce(f.closed_by, '') ELSE '' END AS closed_by,
         coalesce(f.service_code, '') AS service_code, coalesce(f.country_iso, '') AS country_iso,
         CASE f.fact WHEN 'topup' THEN split_part(f.debit_account, ':', 2)
                     WHEN 'payout' THEN split_part(f.credit_account, ':', 2) ELSE '' END AS gateway,
         -- An ordered number has no provider yet, and the provider of a failed one does not count.
         CASE WHEN f.fact IN ('delivered', 'undelivered', 'refunded') THEN coalesce(f.provider, '') ELSE '' END AS provider
    FROM (
      SELECT t.id, t.occurred_at, t.currency, t.amount_cents, t.debit_account, t.credit_account, a.number, cost.cost_micros,
             cost.cost_currency, a.closed_by, a.service_code, a.country_iso, a.provider,
             CASE
               WHEN t.debit_account = 'available' AND t.credit_account = 'held' THEN 'ordered'
               WHEN t.debit_account = 'held' AND t.credit_account = 'revenue' THEN 'delivered'
               WHEN t.debit_account = 'held' AND t.credit_account = 'available' THEN
                 CASE WHEN a.allotted_at IS NULL THEN 'failed' ELSE 'undelivered' END
               WHEN t.debit_account = 'revenue' AND t.credit_account = 'available' THEN 'refunded'
               WHEN t.kind = 'topup' THEN 'topup'
               WHEN t.kind = 'payout_settled' THEN 'payout'
               WHEN t.debit_account = 'adjustments' THEN 'credited'
               WHEN t.credit_account = 'adjustments' THEN 'debited'
             END AS fact
        FROM transfers t
        LEFT JOIN activations a ON t.reference_type = 'activation' AND a.id = t.reference_id
        -- The cost at the moment when the price was paid, as the books have it.
        LEFT JOIN LATERAL (
          SELECT h.debit_micros AS cost_micros, h.debit_currency AS cost_currency FROM house_transfers h
           WHERE h.reference_id = t.reference_id AND h.kind = 'cost_delivered' ORDER BY h.id LIMIT 1
        ) cost ON t.debit_account = 'held' AND t.credit_account = 'revenue'
    ) f
   WHERE f.fact IS NOT NULL;

CREATE OR REPLACE VIEW sales_facts_by_span AS
  SELECT f.id, s.span, s.starts_at, f.fact, f.currency, f.cost_currency, f.closed_by, s.service_code, s.country_iso,
         s.gateway, s.provider, f.orders, f.amount_cents, f.cost_micros
    FROM sales_facts f
   CROSS JOIN LATERAL (VALUES
     ('all', '-infinity'::timestamptz, '', '', '', ''),
     ('hour', date_trunc('hour', f.occurred_at, 'UTC'), '', '', '', ''),
     ('day', date_trunc('day', f.occurred_at, 'America/Sao_Paulo'), f.service_code, f.country_iso, f.gateway, f.provider)
   ) AS s (span, starts_at, service_code, country_iso, gateway, provider);

-- The facts after the watermark. In a function PostgreSQL knows the watermark when it plans; without it the plan reads
-- every transfer. STABLE makes the function use the snapshot of the calling statement.
CREATE OR REPLACE FUNCTION sales_recent() RETURNS SETOF sales_facts_by_span
LANGUAGE plpgsql STABLE ROWS 300 SET search_path = public, pg_temp AS $$
DECLARE
  after CONSTANT bigint := (SELECT folded_id FROM sales_watermark);
BEGIN
  RETURN QUERY SELECT * FROM sales_facts_by_span f WHERE f.id > after;
END
$$;

-- Exact at each reading: the sums up to the watermark and the facts after it, in one snapshot.
CREATE OR REPLACE VIEW sales_now AS
  SELECT span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider,
         entries, orders, amount_cents, cost_micros
    FROM sales_figures
  UNION ALL
  SELECT span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider,
         1, orders, amount_cents, cost_micros
    FROM sales_recent();

-- One step of the watermark: adds at most p_most of the chosen ids to the sums, or chooses the next ids. Returns true
-- when another step can follow at once. A transaction of ledger_post first locks the wallet, so it has its id before
-- it gets the id of a transfer. So every transfer up to the greatest id seen now has a transaction id below one that is
-- assigned later. Once all those transactions have ended, no transfer with such an id can appear any more.
CREATE OR REPLACE FUNCTION sales_fold(p_most bigint) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  newest bigint;
  mark sales_watermark;
  upto bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'sales_fold must be the first to write in its transaction';
  END IF;
  -- Read before the lock below, because the lock assigns our transaction id, which must come after theirs.
  SELECT coalesce(max(id), 0) INTO newest FROM transfers;
  SELECT * INTO STRICT mark FROM sales_watermark;
  IF newest = mark.folded_id THEN
    RETURN false;
  END IF;
  SELECT * INTO STRICT mark FROM sales_watermark FOR UPDATE;
  IF mark.candidate_id <= mark.folded_id THEN
    UPDATE sales_watermark SET candidate_id = newest, candidate_xid = pg_current_xact_id();
    RETURN newest > mark.folded_id;
  END IF;
  IF mark.candidate_xid >= pg_snapshot_xmin(pg_current_snapshot()) THEN
    RETURN false;
  END IF;
  upto := least(mark.candidate_id, mark.folded_id + p_most);
  INSERT INTO sales_figures AS present
    (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider,
     entries, orders, amount_cents, cost_micros)
    SELECT span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider,
           count(*), sum(orders), sum(amount_cents), sum(cost_micros)
      FROM sales_facts_by_span WHERE id > mark.folded_id AND id <= upto
     GROUP BY span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider
    ON CONFLICT (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider)
    DO UPDATE SET entries = present.entries + excluded.entries, orders = present.orders + excluded.orders,
                  amount_cents = present.amount_cents + excluded.amount_cents,
                  cost_micros = present.cost_micros + excluded.cost_micros;
  UPDATE sales_watermark SET folded_id = upto;
  RETURN true;
END
$$;

CREATE OR REPLACE FUNCTION account_count_key(p_account users) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_account.deleted_at IS NULL
    THEN p_account.role || CASE WHEN p_account.is_active THEN ' active' ELSE ' inactive' END END
$$;

CREATE OR REPLACE FUNCTION count_accounts() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  key_before text := CASE WHEN TG_OP <> 'INSERT' THEN account_count_key(OLD) END;
  key_after text := CASE WHEN TG_OP <> 'DELETE' THEN account_count_key(NEW) END;
BEGIN
  INSERT INTO row_count_changes (name, key, change)
    SELECT 'accounts', c.key, c.change FROM (VALUES (key_before, -1), (key_after, 1)) AS c (key, change)
     WHERE c.key IS NOT NULL AND key_before IS DISTINCT FROM key_after;
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO row_count_changes (name, key, change)
      SELECT 'registrations', ((u.created_at AT TIME ZONE 'America/Sao_Paulo')::date)::text,
             CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
        FROM (SELECT CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE OLD.created_at END) AS u (created_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_accounts AFTER INSERT OR DELETE OR UPDATE OF role, is_active, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION count_accounts();

CREATE OR REPLACE FUNCTION count_topups() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  key_before text := CASE WHEN TG_OP <> 'INSERT' THEN OLD.status END;
  key_after text := CASE WHEN TG_OP <> 'DELETE' THEN NEW.status END;
BEGIN
  INSERT INTO row_count_changes (name, key, change)
    SELECT 'topups', c.key, c.change FROM (VALUES (key_before, -1), (key_after, 1)) AS c (key, change)
     WHERE c.key IS NOT NULL AND key_before IS DISTINCT FROM key_after;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_topups AFTER INSERT OR DELETE OR UPDATE OF status ON topups
  FOR EACH ROW EXECUTE FUNCTION count_topups();

CREATE OR REPLACE FUNCTION count_owed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO row_count_changes (name, key, change)
    SELECT c.name, NEW.currency, c.change
      FROM (VALUES ('owed_cents', NEW.owed_cents - OLD.owed_cents),
                   ('owing_wallets', (NEW.owed_cents > 0)::int - (OLD.owed_cents > 0)::int)) AS c (name, change)
     WHERE c.change <> 0;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_owed AFTER UPDATE OF owed_cents ON wallets
  FOR EACH ROW WHEN (NEW.owed_cents <> OLD.owed_cents) EXECUTE FUNCTION count_owed();

CREATE OR REPLACE FUNCTION count_followers() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  change CONSTANT integer := (TG_OP <> 'DELETE' AND NEW.confirmed_at IS NOT NULL)::integer
                           - (TG_OP <> 'INSERT' AND OLD.confirmed_at IS NOT NULL)::integer;
BEGIN
  INSERT INTO row_count_changes (name, key, change) SELECT 'followers', 'status', change WHERE change <> 0;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_followers AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON status_followers
  FOR EACH ROW EXECUTE FUNCTION count_followers();

CREATE OR REPLACE VIEW row_counts_now AS
  SELECT name, key, count FROM row_counts
  UNION ALL
  SELECT name, key, change FROM row_count_changes;

-- Adds the committed changes to the counts. A change that commits later is added the next time.
CREATE OR REPLACE FUNCTION row_counts_fold(p_most bigint) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH folded AS (
    DELETE FROM row_count_changes WHERE id IN (SELECT id FROM row_count_changes ORDER BY id LIMIT p_most)
    RETURNING name, key, change
  )
  INSERT INTO row_counts AS present (name, key, count)
    SELECT name, key, sum(change) FROM folded GROUP BY name, key ORDER BY name, key
    ON CONFLICT (name, key) DO UPDATE SET count = present.count + excluded.count
$$;

CREATE OR REPLACE VIEW row_counts_of_tables AS
  SELECT 'accounts' AS name, account_count_key(u) AS key, count(*) AS count FROM users u WHERE u.deleted_at IS NULL GROUP BY 2
  UNION ALL
  SELECT 'registrations', ((created_at AT TIME ZONE 'America/Sao_Paulo')::date)::text, count(*) FROM users GROUP BY 2
  UNION ALL
  SELECT 'topups', status, count(*) FROM topups GROUP BY 2
  UNION ALL
  SELECT 'owed_cents', currency, sum(owed_cents)::bigint FROM wallets WHERE owed_cents > 0 GROUP BY 2
  UNION ALL
  SELECT 'owing_wallets', currency, count(*) FROM wallets WHERE owed_cents > 0 GROUP BY 2
  UNION ALL
  SELECT 'followers', 'status', count(*) FROM status_followers WHERE confirmed_at IS NOT NULL;

-- Deletes every sum and counts the tables again, in one snapshot each, so that readings stay exact. sales_fold and
-- accounts_fold add up sales and accounts afterwards.
CREATE OR REPLACE FUNCTION figures_forget() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM sales_watermark FOR UPDATE;
  DELETE FROM sales_figures;
  UPDATE sales_watermark SET folded_id = 0, candidate_id = 0, candidate_xid = '0';
  PERFORM FROM account_watermarks ORDER BY source FOR UPDATE;
  DELETE FROM account_sums;
  UPDATE account_watermarks SET folded_id = 0, candidate_id = 0, candidate_xid = '0';
  LOCK TABLE row_counts IN EXCLUSIVE MODE;
  WITH forgotten AS (DELETE FROM row_count_changes)
  INSERT INTO row_counts AS present (name, key, count)
    SELECT name, key, sum(count) FROM (
      SELECT name, key, count FROM row_counts_of_tables
      UNION ALL
      SELECT name, key, 0 FROM row_counts
    ) AS counted GROUP BY name, key
    ON CONFLICT (name, key) DO UPDATE SET count = excluded.count;
END
$$;
