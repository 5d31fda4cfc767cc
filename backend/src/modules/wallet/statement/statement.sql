-- Depends on modules/wallet/ledger/ledger.sql

-- Ids of one wallet grow with time, so a binary search finds the last movement before p_at without an index.
CREATE OR REPLACE FUNCTION transfer_before(p_wallet_id uuid, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  low bigint := 0;
  high bigint := 0;
  middle bigint;
  found_id bigint;
  found_at timestamptz;
BEGIN
  SELECT id INTO high FROM transfers
   WHERE wallet_id >= p_wallet_id AND wallet_id <= p_wallet_id ORDER BY wallet_id DESC, id DESC LIMIT 1;
  WHILE low < high LOOP
    middle := low + (high - low + 1) / 2;
    SELECT id, occurred_at INTO found_id, found_at FROM transfers
     WHERE wallet_id >= p_wallet_id AND (wallet_id, id) <= (p_wallet_id, middle)
     ORDER BY wallet_id DESC, id DESC LIMIT 1;
    IF found_at >= p_at THEN
      high := found_id - 1;
    ELSE
      low := middle;
    END IF;
  END LOOP;
  RETURN low;
END
$$;

-- Sums the movements that are not of numbers, and the money of numbers that came back.
CREATE OR REPLACE VIEW wallet_sums_of_transfers AS
  SELECT wallet_id, id AS transfer_id,
         coalesce(sum(cents) FILTER (WHERE kind = 'topup') OVER moved, 0)::bigint AS topups_cents,
         coalesce(sum(cents) FILTER (WHERE kind <> 'topup' AND reference_type <> 'activation') OVER moved, 0)::bigint
           AS other_cents,
         coalesce(sum(cents) FILTER (WHERE reference_type = 'activation') OVER moved, 0)::bigint AS returned_cents
    FROM (SELECT wallet_id, id, kind, reference_type,
                 ledger_change('available', debit_account, credit_account, amount_cents) AS cents
            FROM transfers WHERE reference_type <> 'activation' OR kind IN ('release', 'refund')) t
  WINDOW moved AS (PARTITION BY wallet_id ORDER BY id);

-- The sums up to and with this movement.
CREATE OR REPLACE FUNCTION wallet_sums_at(
  p_wallet_id uuid, p_transfer_id bigint, OUT topups_cents bigint, OUT other_cents bigint, OUT returned_cents bigint
) LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  SELECT s.topups_cents, s.other_cents, s.returned_cents INTO topups_cents, other_cents, returned_cents
    FROM wallet_sums s
   WHERE s.wallet_id >= p_wallet_id AND (s.wallet_id, s.transfer_id) <= (p_wallet_id, p_transfer_id)
   ORDER BY s.wallet_id DESC, s.transfer_id DESC LIMIT 1;
  topups_cents := coalesce(topups_cents, 0);
  other_cents := coalesce(other_cents, 0);
  returned_cents := coalesce(returned_cents, 0);
END
$$;

CREATE OR REPLACE FUNCTION wallet_at(
  p_wallet_id uuid, p_transfer_id bigint, OUT available_cents bigint, OUT held_cents bigint, OUT topups_cents bigint,
  OUT other_cents bigint, OUT returned_cents bigint
) LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  SELECT t.available_after_cents, t.held_after_cents INTO available_cents, held_cents FROM transfers t
   WHERE t.wallet_id >= p_wallet_id AND (t.wallet_id, t.id) <= (p_wallet_id, p_transfer_id)
   ORDER BY t.wallet_id DESC, t.id DESC LIMIT 1;
  available_cents := coalesce(available_cents, 0);
  held_cents := coalesce(held_cents, 0);
  SELECT * INTO topups_cents, other_cents, returned_cents FROM wallet_sums_at(p_wallet_id, p_transfer_id);
END
$$;

-- Runs under the wallet's lock, which keeps the rows in order.
CREATE OR REPLACE FUNCTION wallet_sums_add() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  before record := wallet_sums_at(NEW.wallet_id, NEW.id);
  cents bigint := ledger_change('available', NEW.debit_account, NEW.credit_account, NEW.amount_cents);
  is_topup boolean := NEW.kind = 'topup';
  is_return boolean := NEW.reference_type = 'activation';
BEGIN
  INSERT INTO wallet_sums (wallet_id, transfer_id, topups_cents, other_cents, returned_cents)
    VALUES (NEW.wallet_id, NEW.id,
            before.topups_cents + CASE WHEN is_topup THEN cents ELSE 0 END,
            before.other_cents + CASE WHEN is_topup OR is_return THEN 0 ELSE cents END,
            before.returned_cents + CASE WHEN is_return THEN cents ELSE 0 END);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER wallet_sums_add AFTER INSERT ON transfers
  FOR EACH ROW WHEN (NEW.reference_type <> 'activation' OR NEW.kind IN ('release', 'refund'))
  EXECUTE FUNCTION wallet_sums_add();

-- The trigger has locked the table, so no movement is missed in between.
INSERT INTO wallet_sums (wallet_id, transfer_id, topups_cents, other_cents, returned_cents)
  SELECT wallet_id, transfer_id, topups_cents, other_cents, returned_cents FROM wallet_sums_of_transfers
   WHERE NOT EXISTS (SELECT FROM wallet_sums);
