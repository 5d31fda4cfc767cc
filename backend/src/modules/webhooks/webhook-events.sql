CREATE OR REPLACE FUNCTION webhook_listens(p_user_id uuid, p_type text) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints
                  WHERE user_id = p_user_id AND disabled_at IS NULL AND p_type = ANY (event_types))
$$;

CREATE OR REPLACE FUNCTION webhook_body(p_type text, p_at timestamptz, p_data jsonb, p_is_test boolean) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_is_test
    THEN json_build_object('type', p_type, 'timestamp', iso_instant(p_at), 'test', true, 'data', p_data)
    ELSE json_build_object('type', p_type, 'timestamp', iso_instant(p_at), 'data', p_data) END::text
$$;

-- Adds one delivery for each endpoint that listens to the type. The body of a test event says that it is a test.
CREATE OR REPLACE FUNCTION webhook_enqueue(
  p_user_id uuid, p_type text, p_at timestamptz, p_data jsonb, p_is_test boolean DEFAULT false
) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO webhook_deliveries (endpoint_id, event_id, type, is_test, body, occurred_at, due_at)
  SELECT e.id, event.id, p_type, p_is_test, webhook_body(p_type, p_at, p_data, p_is_test), p_at, p_at
    FROM webhook_endpoints e, (SELECT uuidv7() AS id OFFSET 0) event
   WHERE e.user_id = p_user_id AND e.disabled_at IS NULL AND p_type = ANY (e.event_types)
$$;

CREATE OR REPLACE FUNCTION webhook_number(a activations) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object(
    'activation_id', a.id, 'number_id', a.number_id, 'phone_number', a.phone, 'service_code', a.service_code,
    'country_code', a.country_iso, 'service_price_cents', a.price_cents, 'currency', a.currency, 'status', a.status,
    'expires_at', iso_instant(a.expires_at),
    'end_user', (SELECT end_user FROM purchases WHERE id = a.purchase_id))
$$;

CREATE OR REPLACE FUNCTION webhook_number_allotted() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF webhook_listens(NEW.user_id, 'number.allotted') THEN
    PERFORM webhook_enqueue(NEW.user_id, 'number.allotted', NEW.allotted_at, webhook_number(NEW));
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER webhook_number_allotted AFTER UPDATE OF status ON activations
  FOR EACH ROW WHEN (NEW.allotted_at IS NOT NULL AND OLD.allotted_at IS NULL)
  EXECUTE FUNCTION webhook_number_allotted();

-- A number ends once: closed without a message (price given back), finished by its owner, or refunded before both.
CREATE OR REPLACE FUNCTION webhook_number_ended() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF webhook_listens(NEW.user_id, 'number.ended') THEN
    PERFORM webhook_enqueue(
      NEW.user_id, 'number.ended', coalesce(NEW.closed_at, NEW.finished_at, NEW.refunded_at),
      webhook_number(NEW) || jsonb_build_object(
        'ended_by', coalesce(NEW.closed_by, CASE WHEN NEW.refunded_at IS NULL THEN 'customer' ELSE 'staff' END),
        'released_amount_cents', CASE WHEN NEW.closed_at IS NULL THEN 0 ELSE NEW.price_cents END));
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER webhook_number_ended AFTER UPDATE OF status, finished_at ON activations
  FOR EACH ROW WHEN ((NEW.closed_at IS NOT NULL AND OLD.closed_at IS NULL)
                     OR (NEW.finished_at IS NOT NULL AND OLD.finished_at IS NULL)
                     OR (NEW.refunded_at IS NOT NULL AND OLD.refunded_at IS NULL AND NEW.finished_at IS NULL))
  EXECUTE FUNCTION webhook_number_ended();

CREATE OR REPLACE FUNCTION webhook_message_received() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  number activations;
BEGIN
  SELECT * INTO number FROM activations WHERE id = NEW.activation_id;
  IF webhook_listens(number.user_id, 'message.received') THEN
    PERFORM webhook_enqueue(
      number.user_id, 'message.received', NEW.received_at,
      webhook_number(number) || jsonb_build_object(
        'message_id', NEW.id, 'code', NEW.code, 'text', NEW.text, 'received_at', iso_instant(NEW.received_at)));
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER webhook_message_received AFTER UPDATE OF shown ON messages
  FOR EACH ROW WHEN (NEW.shown AND NOT OLD.shown) EXECUTE FUNCTION webhook_message_received();

CREATE OR REPLACE FUNCTION webhook_money_moved() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  event_type text := CASE NEW.kind
    WHEN 'topup' THEN 'topup.credited'
    WHEN 'payout_settled' THEN 'payout.finished'
    WHEN 'payout_returned' THEN 'payout.returned'
    ELSE 'number.refunded'
  END;
BEGIN
  IF webhook_listens(NEW.user_id, event_type) THEN
    PERFORM webhook_enqueue(
      NEW.user_id, event_type, NEW.occurred_at,
      coalesce((SELECT webhook_number(a) FROM activations a
                 WHERE a.id = NEW.reference_id AND event_type = 'number.refunded'), '{}')
      || jsonb_build_object(
        NEW.reference_type || '_id', NEW.reference_id, 'amount_cents', NEW.amount_cents, 'currency', NEW.currency,
        'available_after_cents', NEW.available_after_cents));
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER webhook_money_moved AFTER INSERT ON transfers
  FOR EACH ROW WHEN (NEW.kind IN ('topup', 'payout_settled', 'payout_returned', 'release', 'refund'))
  EXECUTE FUNCTION webhook_money_moved();

-- The endpoints stop as the keys do, because another person may have entered the account.
CREATE OR REPLACE FUNCTION webhook_endpoints_stop(p_user_id uuid, p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE webhook_endpoints SET disabled_at = p_at, disabled_by = 'security'
   WHERE user_id = p_user_id AND disabled_at IS NULL
$$;
