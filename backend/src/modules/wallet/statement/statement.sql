-- A movement of the wallet up to which everything happened before p_at: the ids of one wallet grow with time, so that the
-- place is found by halving instead of by an index of its own.
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

-- What a wallet had up to a movement: what could be spent, and what was reserved.
CREATE OR REPLACE FUNCTION wallet_at(p_wallet_id uuid, p_transfer_id bigint, OUT available_cents bigint, OUT held_cents bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  SELECT t.available_after_cents, t.held_after_cents INTO available_cents, held_cents FROM transfers t
   WHERE t.wallet_id >= p_wallet_id AND (t.wallet_id, t.id) <= (p_wallet_id, p_transfer_id)
   ORDER BY t.wallet_id DESC, t.id DESC LIMIT 1;
  available_cents := coalesce(available_cents, 0);
  held_cents := coalesce(held_cents, 0);
END
$$;
