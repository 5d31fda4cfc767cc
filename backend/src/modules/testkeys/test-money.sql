-- Adds an entry to the test book and changes the wallet. The caller has to hold the lock of the world's row.
CREATE OR REPLACE FUNCTION test_post(
  p_user_id uuid, p_currency text, p_kind text, p_reference_id uuid, p_available bigint, p_held bigint, p_at timestamptz,
  p_now timestamptz
) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH wallet AS (
    UPDATE test_wallets SET available_cents = available_cents + p_available, held_cents = held_cents + p_held,
                            last_entry_at = p_at
     WHERE user_id = p_user_id AND currency = p_currency RETURNING available_cents
  )
  INSERT INTO test_entries (user_id, currency, kind, reference_id, available_change_cents, held_change_cents,
                            available_after_cents, occurred_at, created_at)
  SELECT p_user_id, p_currency, p_kind, p_reference_id, p_available, p_held, available_cents, p_at, p_now FROM wallet
$$;

-- Fills a wallet up to an amount. A wallet with that amount or more does not change.
CREATE OR REPLACE FUNCTION test_fill(p_user_id uuid, p_currency text, p_up_to bigint, p_at timestamptz, p_now timestamptz)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT test_post(user_id, currency, 'topup', uuidv7(), p_up_to - available_cents, 0, p_at, p_now)
    FROM test_wallets WHERE user_id = p_user_id AND currency = p_currency AND available_cents < p_up_to
$$;

-- Holds the price of a number. The end of the hold pays it or gives it back.
CREATE OR REPLACE FUNCTION test_hold(n test_numbers, p_at timestamptz, p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT test_post(n.user_id, n.currency, 'hold', n.id, -n.price_cents, n.price_cents, p_at, p_now)
$$;

CREATE OR REPLACE FUNCTION test_hold_end(n test_numbers, p_kind text, p_at timestamptz, p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT test_post(n.user_id, n.currency, p_kind, n.id, CASE p_kind WHEN 'release' THEN n.price_cents ELSE 0 END,
                   -n.price_cents, p_at, p_now)
$$;

-- Deletes ended numbers older than p_before with their entries, and old top-ups. Wallets keep the sum of these entries.
-- It locks the rows of all these worlds in one order, so that two calls cannot deadlock.
CREATE OR REPLACE FUNCTION test_forget(p_before timestamptz) RETURNS bigint
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  held uuid[];
  gone bigint;
BEGIN
  SELECT array_agg(user_id) INTO held FROM (
    SELECT user_id FROM test_worlds WHERE user_id IN (
      (SELECT user_id FROM test_numbers WHERE created_at < p_before AND NOT is_open ORDER BY created_at LIMIT 5000)
      UNION
      (SELECT user_id FROM test_entries WHERE created_at < p_before AND kind = 'topup' ORDER BY created_at LIMIT 5000))
     ORDER BY user_id FOR UPDATE) worlds;
  WITH numbers AS (
    DELETE FROM test_numbers WHERE id = ANY (ARRAY(
      SELECT id FROM test_numbers WHERE created_at < p_before AND NOT is_open AND user_id = ANY (held)
       ORDER BY created_at LIMIT 5000))
    RETURNING id
  ), entries AS (
    DELETE FROM test_entries e WHERE e.id = ANY (ARRAY(
      SELECT o.id FROM numbers n JOIN test_entries o ON o.reference_id = n.id
      UNION ALL
      (SELECT id FROM test_entries WHERE created_at < p_before AND kind = 'topup' AND user_id = ANY (held)
        ORDER BY created_at LIMIT 5000)))
    RETURNING e.user_id, e.currency, e.available_change_cents
  ), sums AS (
    SELECT user_id, currency, sum(available_change_cents) AS cents FROM entries GROUP BY user_id, currency
  ), kept AS (
    UPDATE test_wallets w SET forgotten_cents = w.forgotten_cents + s.cents
      FROM sums s WHERE (w.user_id, w.currency) = (s.user_id, s.currency)
  )
  SELECT (SELECT count(*) FROM numbers) + (SELECT count(*) FROM entries) INTO gone;
  RETURN gone;
END
$$;
