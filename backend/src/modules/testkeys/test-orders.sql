-- Depends on modules/testkeys/test-world.sql
-- Depends on modules/wallet/ledger/ledger.sql

-- The price of `test-price-changed`: more than the order allows, until an order accepts the new price.
CREATE OR REPLACE FUNCTION test_ask_more(p_user_id uuid, p_most bigint, p_price bigint, p_more bigint) RETURNS bigint
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  world test_worlds := test_world_lock(p_user_id);
  is_taken CONSTANT boolean := coalesce(world.asked_price_cents <= p_most, false);
  price CONSTANT bigint := coalesce(world.asked_price_cents, greatest(p_most, p_price) + p_more);
BEGIN
  UPDATE test_worlds SET asked_price_cents = CASE WHEN NOT is_taken THEN price END WHERE user_id = p_user_id;
  RETURN price;
END
$$;

-- Creates the wallet of a currency and fills it; an existing wallet does not change.
CREATE OR REPLACE FUNCTION test_wallet(p_user_id uuid, p_currency text, p_fill bigint, p_now timestamptz)
RETURNS test_wallets LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  world test_worlds := test_world_lock(p_user_id);
  wallet test_wallets;
BEGIN
  INSERT INTO test_wallets (user_id, currency) VALUES (p_user_id, p_currency) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM test_fill(p_user_id, p_currency, p_fill, test_time(world, p_now), p_now);
  END IF;
  SELECT * INTO STRICT wallet FROM test_wallets WHERE user_id = p_user_id AND currency = p_currency;
  RETURN wallet;
END
$$;

-- Returns the ids of the new numbers; p_order is our `TestOrder`. Raises LIMIT_REACHED and INSUFFICIENT_BALANCE.
CREATE OR REPLACE FUNCTION test_buy(p_user_id uuid, p_order jsonb, p_now timestamptz) RETURNS uuid[]
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  o record;
  now_there CONSTANT timestamptz := test_time(test_world_lock(p_user_id), p_now);
  available bigint;
  used bigint;
  n test_numbers;
  ids uuid[] := '{}';
BEGIN
  PERFORM test_settle(p_user_id, p_now);
  SELECT * INTO o FROM jsonb_to_record(p_order) AS r (
    service text, outcome text, currency text, "priceCents" bigint, "mostOpen" integer, "fillCents" bigint,
    "windowSeconds" float, "cancelAfterSeconds" float, numbers jsonb);
  SELECT count(*) INTO used FROM test_numbers WHERE user_id = p_user_id AND is_open;
  IF used + jsonb_array_length(o.numbers) > o."mostOpen" THEN
    PERFORM refuse('LIMIT_REACHED', jsonb_build_object('max', o."mostOpen", 'used', used));
  END IF;
  available := (test_wallet(p_user_id, o.currency, o."fillCents", p_now)).available_cents;
  IF o.outcome = 'no_balance' THEN
    available := 0;
  ELSIF available < o."priceCents" * jsonb_array_length(o.numbers) THEN
    PERFORM test_fill(p_user_id, o.currency, o."fillCents", now_there, p_now);
    available := greatest(available, o."fillCents");
  END IF;
  IF available < o."priceCents" * jsonb_array_length(o.numbers) THEN
    PERFORM refuse('INSUFFICIENT_BALANCE',
                   ledger_shortage(available, o."priceCents" * jsonb_array_length(o.numbers)));
  END IF;
  FOR i IN 0 .. jsonb_array_length(o.numbers) - 1 LOOP
    INSERT INTO test_numbers (user_id, service_code, status, price_cents, currency, allotted_at, updated_at, expires_at,
                              cancel_available_at, is_open, created_at)
    VALUES (p_user_id, o.service, CASE o.outcome WHEN 'refused' THEN 'FAILED' ELSE 'WAITING_SMS' END, o."priceCents",
            o.currency, now_there, now_there, now_there + make_interval(secs => o."windowSeconds"),
            now_there + make_interval(secs => o."cancelAfterSeconds"), o.outcome <> 'refused', p_now)
    RETURNING * INTO n;
    ids := ids || n.id;
    PERFORM test_hold(n, now_there, p_now);
    IF n.is_open THEN
      PERFORM test_send(n, m ->> 'code', now_there + make_interval(secs => (m ->> 'afterSeconds')::float))
         FROM jsonb_array_elements(o.numbers -> i) m;
      PERFORM test_tell(n, 'number.allotted', '{}', p_now);
    ELSE
      PERFORM test_hold_end(n, 'release', now_there, p_now);
      PERFORM test_tell_end(n, 'failure', true, p_now);
    END IF;
  END LOOP;
  PERFORM test_settle(p_user_id, p_now);
  RETURN ids;
END
$$;

CREATE OR REPLACE FUNCTION test_send(n test_numbers, p_code text, p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO test_messages (number, user_id, code, text, arrives_at)
  VALUES (n.id, n.user_id, p_code, 'Torpedo (teste): seu código é ' || p_code || '.', p_at)
$$;

CREATE OR REPLACE FUNCTION test_number_of(p_user_id uuid, p_id uuid, p_now timestamptz) RETURNS test_numbers
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  n test_numbers;
BEGIN
  PERFORM test_settle(p_user_id, p_now);
  SELECT * INTO n FROM test_numbers WHERE id = p_id AND user_id = p_user_id AND status <> 'FAILED';
  IF NOT FOUND THEN
    PERFORM refuse('NOT_FOUND');
  END IF;
  RETURN n;
END
$$;

-- Returns false when the number was cancelled before. Raises NOT_FOUND, or the reason why it cannot be cancelled.
CREATE OR REPLACE FUNCTION test_cancel(p_user_id uuid, p_id uuid, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  now_there CONSTANT timestamptz := test_time(test_world_lock(p_user_id), p_now);
  n CONSTANT test_numbers := test_number_of(p_user_id, p_id, p_now);
BEGIN
  IF n.status = 'CANCELLED' THEN
    RETURN false;
  ELSIF n.status <> 'WAITING_SMS' THEN
    PERFORM refuse(CASE n.status WHEN 'EXPIRED' THEN 'ACTIVATION_CLOSED' ELSE 'CODE_RECEIVED' END);
  ELSIF n.cancel_available_at > now_there THEN
    PERFORM refuse('CANCEL_TOO_EARLY', refused_until('cancel_available_at', n.cancel_available_at, now_there));
  END IF;
  PERFORM test_end(n, 'customer', now_there, p_now);
  PERFORM test_settle(p_user_id, p_now);
  RETURN true;
END
$$;

-- Sends the next message to the number. Raises NOT_FOUND, or the reason why it can get no other message.
CREATE OR REPLACE FUNCTION test_another(p_user_id uuid, p_id uuid, p_message jsonb, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  now_there CONSTANT timestamptz := test_time(test_world_lock(p_user_id), p_now);
  n test_numbers := test_number_of(p_user_id, p_id, p_now);
BEGIN
  IF NOT n.is_open OR n.status = 'WAITING_SMS' THEN
    PERFORM refuse(CASE n.status WHEN 'WAITING_SMS' THEN 'ACTIVATION_NOT_COMPLETED' ELSE 'ACTIVATION_CLOSED' END);
  ELSIF n.status = 'COMPLETED' THEN
    UPDATE test_numbers SET status = 'ACTIVE', updated_at = now_there WHERE id = n.id RETURNING * INTO STRICT n;
    PERFORM test_announce(n);
    PERFORM test_send(n, p_message ->> 'code', now_there + make_interval(secs => (p_message ->> 'afterSeconds')::float));
    PERFORM test_settle(p_user_id, p_now);
  END IF;
END
$$;

-- Returns the id of the new number, which has the same end and price and gets a message. A repeated call returns the same
-- id. Raises NOT_FOUND, or the reason why the number cannot be swapped.
CREATE OR REPLACE FUNCTION test_swap(p_user_id uuid, p_id uuid, p_message jsonb, p_now timestamptz) RETURNS uuid
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  now_there CONSTANT timestamptz := test_time(test_world_lock(p_user_id), p_now);
  n CONSTANT test_numbers := test_number_of(p_user_id, p_id, p_now);
  other test_numbers;
BEGIN
  SELECT * INTO other FROM test_numbers WHERE swapped_from = n.id;
  IF FOUND THEN
    RETURN other.id;
  ELSIF n.status <> 'WAITING_SMS' THEN
    PERFORM refuse(CASE WHEN n.closed_at IS NULL THEN 'CODE_RECEIVED' ELSE 'ACTIVATION_CLOSED' END);
  ELSIF n.cancel_available_at > now_there THEN
    PERFORM refuse('SWAP_TOO_EARLY', refused_until('swap_available_at', n.cancel_available_at, now_there));
  END IF;
  PERFORM test_end(n, 'swap', now_there, p_now);
  INSERT INTO test_numbers (user_id, service_code, status, price_cents, currency, allotted_at, updated_at, expires_at,
                            cancel_available_at, is_open, created_at, swapped_from, end_user)
  VALUES (n.user_id, n.service_code, 'WAITING_SMS', n.price_cents, n.currency, now_there, now_there,
          now_there + (n.expires_at - n.allotted_at), now_there + (n.cancel_available_at - n.allotted_at), true, p_now,
          n.id, n.end_user)
  RETURNING * INTO other;
  PERFORM test_hold(other, now_there, p_now);
  PERFORM test_send(other, p_message ->> 'code', now_there + make_interval(secs => (p_message ->> 'afterSeconds')::float));
  PERFORM test_tell(other, 'number.allotted', '{}', p_now);
  PERFORM test_settle(p_user_id, p_now);
  RETURN other.id;
END
$$;

-- Raises NOT_FOUND, or the reason why the number cannot be finished.
CREATE OR REPLACE FUNCTION test_finish(p_user_id uuid, p_id uuid, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  now_there CONSTANT timestamptz := test_time(test_world_lock(p_user_id), p_now);
  n CONSTANT test_numbers := test_number_of(p_user_id, p_id, p_now);
BEGIN
  IF n.status NOT IN ('COMPLETED', 'ACTIVE') THEN
    PERFORM refuse(CASE n.status WHEN 'WAITING_SMS' THEN 'ACTIVATION_NOT_COMPLETED' ELSE 'ACTIVATION_CLOSED' END);
  ELSIF n.is_open THEN
    PERFORM test_end(n, 'customer', now_there, p_now);
    PERFORM test_settle(p_user_id, p_now);
  END IF;
END
$$;

-- Returns the new time of the world; null when it would be too far ahead.
CREATE OR REPLACE FUNCTION test_advance(p_user_id uuid, p_seconds bigint, p_most bigint, p_now timestamptz)
RETURNS timestamptz LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  world test_worlds := test_world_lock(p_user_id);
BEGIN
  UPDATE test_worlds SET ahead_seconds = ahead_seconds + p_seconds
   WHERE user_id = p_user_id AND ahead_seconds + p_seconds <= p_most RETURNING * INTO world;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM test_settle(p_user_id, p_now);
  RETURN test_time(world, p_now);
END
$$;
