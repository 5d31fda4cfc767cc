-- Depends on modules/testkeys/test-money.sql
-- Depends on modules/webhooks/webhook-events.sql
-- Depends on platform/errors/refuse.sql

-- Creates the world at the first request and locks its row, so that its changes happen one after the other.
CREATE OR REPLACE FUNCTION test_world_lock(p_user_id uuid) RETURNS test_worlds
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  world test_worlds;
BEGIN
  INSERT INTO test_worlds (user_id) VALUES (p_user_id) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT world FROM test_worlds WHERE user_id = p_user_id FOR UPDATE;
  RETURN world;
END
$$;

CREATE OR REPLACE FUNCTION test_time(world test_worlds, p_now timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT p_now + make_interval(secs => world.ahead_seconds)
$$;

-- No area code of Brazil begins with 0, so nobody has such a number.
CREATE OR REPLACE FUNCTION test_phone(p_number_id bigint) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT '+55009' || lpad((p_number_id % 100000000)::text, 8, '0')
$$;

-- Collects events for live connections in a setting, which the calling statement reads (test-world.store.ts).
CREATE OR REPLACE FUNCTION test_announce(n test_numbers, p_message jsonb DEFAULT NULL) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT set_config('torpedo.test_events', (coalesce(nullif(current_setting('torpedo.test_events', true), ''), '[]')::jsonb
    || CASE WHEN p_message IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object(
         'type', 'sms_received', 'activation_id', n.id, 'code', p_message -> 'code',
         'timestamp', p_message -> 'received_at')) END
    || jsonb_build_array(jsonb_build_object(
         'type', 'activation_updated', 'activation_id', n.id, 'status', n.status)))::text, true)
$$;

CREATE OR REPLACE FUNCTION test_tell(n test_numbers, p_type text, p_more jsonb, p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT test_announce(n, CASE p_type WHEN 'message.received' THEN p_more END)
   WHERE p_type <> 'number.refunded' AND n.status <> 'FAILED';
  SELECT webhook_enqueue(n.user_id, p_type, p_now, jsonb_build_object(
    'activation_id', n.id, 'number_id', n.number_id, 'phone_number', CASE WHEN n.status <> 'FAILED' THEN test_phone(n.number_id) END,
    'service_code', n.service_code,
    'country_code', 'BR', 'service_price_cents', n.price_cents, 'currency', n.currency, 'status', n.status,
    'expires_at', iso_instant(n.expires_at), 'end_user', n.end_user) || p_more, true)
$$;

-- Tells the webhooks of the end of a number, and of its price when that is given back.
CREATE OR REPLACE FUNCTION test_tell_end(n test_numbers, p_by text, p_came_back boolean, p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT test_tell(n, 'number.ended', jsonb_build_object(
    'ended_by', p_by, 'released_amount_cents', CASE WHEN p_came_back THEN n.price_cents ELSE 0 END), p_now);
  SELECT test_tell(n, 'number.refunded', jsonb_build_object(
    'amount_cents', n.price_cents, 'available_after_cents', available_cents), p_now)
    FROM test_wallets WHERE user_id = n.user_id AND currency = n.currency AND p_came_back
$$;

-- Ends a number without a message, or one that its owner finishes.
CREATE OR REPLACE FUNCTION test_end(n test_numbers, p_by text, p_at timestamptz, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  is_unpaid CONSTANT boolean := n.status = 'WAITING_SMS';
BEGIN
  UPDATE test_numbers SET
    status = CASE WHEN NOT is_unpaid THEN 'COMPLETED' WHEN p_by = 'expiry' THEN 'EXPIRED' ELSE 'CANCELLED' END,
    closed_at = CASE WHEN is_unpaid THEN p_at END, closed_by = CASE WHEN is_unpaid THEN p_by END,
    finished_at = CASE WHEN NOT is_unpaid AND p_by = 'customer' THEN p_at END,
    is_open = false, updated_at = p_at
   WHERE id = n.id AND is_open AND status = n.status RETURNING * INTO STRICT n;
  DELETE FROM test_messages WHERE number = n.id AND NOT has_arrived;
  IF is_unpaid THEN
    PERFORM test_hold_end(n, 'release', p_at, p_now);
  END IF;
  IF is_unpaid OR p_by = 'customer' THEN
    PERFORM test_tell_end(n, p_by, is_unpaid, p_now);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION test_arrive(p_message_id uuid, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  m test_messages;
  n test_numbers;
  is_first boolean;
BEGIN
  UPDATE test_messages SET has_arrived = true WHERE id = p_message_id AND NOT has_arrived RETURNING * INTO STRICT m;
  SELECT first_message_at IS NULL INTO STRICT is_first FROM test_numbers WHERE id = m.number;
  UPDATE test_numbers SET status = 'COMPLETED', first_message_at = coalesce(first_message_at, m.arrives_at),
                          updated_at = m.arrives_at
   WHERE id = m.number AND is_open RETURNING * INTO STRICT n;
  IF is_first THEN
    PERFORM test_hold_end(n, 'capture', m.arrives_at, p_now);
  END IF;
  PERFORM test_tell(n, 'message.received', jsonb_build_object(
    'message_id', m.id, 'code', m.code, 'text', m.text, 'received_at', iso_instant(m.arrives_at)), p_now);
END
$$;

-- Does everything that is due by the clock of the world, in order, and stores when the next event is due.
CREATE OR REPLACE FUNCTION test_settle(p_user_id uuid, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  world test_worlds := test_world_lock(p_user_id);
  next record;
BEGIN
  LOOP
    -- A message that arrives at the same time as the end comes first.
    SELECT due.* INTO next FROM (
      (SELECT arrives_at AS at, 1 AS place, id, true AS is_message FROM test_messages
        WHERE user_id = p_user_id AND NOT has_arrived ORDER BY arrives_at, id LIMIT 1)
      UNION ALL
      (SELECT expires_at, 2, id, false FROM test_numbers
        WHERE user_id = p_user_id AND is_open ORDER BY expires_at, id LIMIT 1)) due
     ORDER BY due.at, due.place LIMIT 1;
    EXIT WHEN next.at IS NULL OR next.at > test_time(world, p_now);
    IF next.is_message THEN
      PERFORM test_arrive(next.id, p_now);
    ELSE
      PERFORM test_end(n, 'expiry', n.expires_at, p_now) FROM test_numbers n WHERE n.id = next.id;
    END IF;
  END LOOP;
  UPDATE test_worlds SET due_at = next.at - make_interval(secs => world.ahead_seconds)
   WHERE user_id = p_user_id AND due_at IS DISTINCT FROM next.at - make_interval(secs => world.ahead_seconds);
END
$$;
