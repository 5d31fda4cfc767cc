-- The state machine of activations; a trigger refuses any other change.
CREATE OR REPLACE VIEW activation_transitions (status, event, next_status) AS VALUES
  ('REQUESTING', 'allotted', 'WAITING_SMS'),
  ('REQUESTING', 'failed', 'FAILED'),
  ('WAITING_SMS', 'message', 'COMPLETED'),
  ('WAITING_SMS', 'cancelled', 'CANCELLED'),
  ('WAITING_SMS', 'expired', 'EXPIRED'),
  ('COMPLETED', 'message', 'COMPLETED'),
  ('COMPLETED', 'another_asked', 'ACTIVE'),
  ('COMPLETED', 'finished', 'COMPLETED'),
  ('ACTIVE', 'message', 'COMPLETED'),
  ('ACTIVE', 'finished', 'COMPLETED'),
  ('ACTIVE', 'window_ended', 'COMPLETED');

CREATE OR REPLACE FUNCTION activation_next(p_status text, p_event text) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT next_status FROM activation_transitions WHERE status = p_status AND event = p_event
$$;

CREATE OR REPLACE FUNCTION activation_follows_transitions() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation_transitions WHERE status = OLD.status AND next_status = NEW.status) THEN
    RAISE EXCEPTION 'an activation does not go from % to %', OLD.status, NEW.status;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER activation_follows_transitions BEFORE UPDATE OF status ON activations
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION activation_follows_transitions();

CREATE OR REPLACE FUNCTION activation_money(p_status text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_status IN ('REQUESTING', 'WAITING_SMS') THEN 'held'
              WHEN p_status IN ('COMPLETED', 'ACTIVE') THEN 'paid' ELSE 'back' END
$$;

-- An open number may still receive and takes a slot of its customer. The upper end makes the planner expect few rows.
CREATE OR REPLACE FUNCTION activation_is_open(
  p_status text, p_finished_at timestamptz, p_expires_at timestamptz, p_now timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_status IN ('WAITING_SMS', 'ACTIVE', 'COMPLETED') AND p_finished_at IS NULL AND p_expires_at > p_now
     AND p_expires_at <= 'infinity'
$$;

-- The person of the team who bought each open number; the owner where the account has no team.
CREATE OR REPLACE FUNCTION open_buyers(p_user_id uuid, p_now timestamptz) RETURNS SETOF uuid
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(member_id, user_id) FROM activations WHERE user_id = p_user_id AND status = 'REQUESTING'
   UNION ALL
  SELECT coalesce(member_id, user_id) FROM activations
   WHERE user_id = p_user_id AND allotted_at IS NOT NULL AND activation_is_open(status, finished_at, expires_at, p_now)
$$;

-- Counts open numbers of the account, or of one person of its team.
CREATE OR REPLACE FUNCTION open_activations(p_user_id uuid, p_now timestamptz, p_person uuid DEFAULT NULL)
RETURNS bigint LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT count(*) FROM open_buyers(p_user_id, p_now) buyer WHERE p_person IS NULL OR buyer = p_person
$$;

-- The error code with which a cancel by the customer is refused now; null where it is possible.
CREATE OR REPLACE FUNCTION cancel_obstacle(
  p_status text, p_expires_at timestamptz, p_cancel_available_at timestamptz, p_now timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN activation_money(p_status) = 'paid' THEN 'CODE_RECEIVED'
              WHEN p_status <> 'WAITING_SMS' OR p_expires_at <= p_now THEN 'ACTIVATION_CLOSED'
              WHEN p_cancel_available_at > p_now THEN 'CANCEL_TOO_EARLY' END
$$;

CREATE OR REPLACE FUNCTION staff_cancel_obstacle(
  p_status text, p_expires_at timestamptz, p_now timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_status = 'REQUESTING' THEN 'ORDER_IN_PROGRESS'
              ELSE cancel_obstacle(p_status, p_expires_at, NULL, p_now) END
$$;

CREATE OR REPLACE FUNCTION recheck_obstacle(p_status text, p_provider_activation_id text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_status = 'REQUESTING' THEN 'ORDER_IN_PROGRESS'
              WHEN p_provider_activation_id IS NULL THEN 'PROVIDER_UNAVAILABLE' END
$$;

CREATE OR REPLACE FUNCTION refund_obstacle(p_status text, p_refunded_at timestamptz, p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_refunded_at IS NOT NULL THEN 'ORDER_ALREADY_REFUNDED'
              WHEN activation_money(p_status) <> 'paid'
                OR EXISTS (SELECT FROM users WHERE id = p_user_id AND deleted_at IS NOT NULL)
              THEN 'ORDER_NOT_REFUNDABLE' END
$$;

-- When a silent number may first be swapped; null while too few messages were measured.
CREATE OR REPLACE FUNCTION swap_available_at(
  p_allotted_at timestamptz, p_cancel_available_at timestamptz, p_patience_seconds integer
) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_patience_seconds IS NOT NULL
    THEN greatest(p_cancel_available_at, p_allotted_at + make_interval(secs => p_patience_seconds)) END
$$;

CREATE OR REPLACE FUNCTION swap_obstacle(
  p_status text, p_expires_at timestamptz, p_available_at timestamptz, p_now timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(cancel_obstacle(p_status, p_expires_at, NULL, p_now),
                  CASE WHEN p_available_at IS NULL OR p_available_at >= p_expires_at THEN 'SWAP_NOT_AVAILABLE'
                       WHEN p_available_at > p_now THEN 'SWAP_TOO_EARLY' END)
$$;

CREATE OR REPLACE FUNCTION another_obstacle(
  p_status text, p_finished_at timestamptz, p_expires_at timestamptz, p_can_get_another boolean, p_now timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_status = 'WAITING_SMS' THEN 'ACTIVATION_NOT_COMPLETED'
              WHEN NOT activation_is_open(p_status, p_finished_at, p_expires_at, p_now) THEN 'ACTIVATION_CLOSED'
              WHEN NOT p_can_get_another THEN 'ANOTHER_SMS_NOT_AVAILABLE' END
$$;

CREATE OR REPLACE FUNCTION late_message_window() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '10 minutes'
$$;

-- How long a late message is shown among the numbers of today.
CREATE OR REPLACE FUNCTION late_message_shown() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '24 hours'
$$;

-- How much older than its purchase a message may be (clocks differ); an older one was for an earlier number of that id.
CREATE OR REPLACE FUNCTION early_message_margin() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '5 minutes'
$$;

-- This lock is held while a customer's open numbers are counted and new ones are added.
CREATE OR REPLACE FUNCTION purchase_lock_user(p_user_id uuid) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('purchase:' || p_user_id, 0))
$$;

-- This lock is held while a number is given to an activation, or a message to a number: either may come first.
CREATE OR REPLACE FUNCTION number_lock(p_provider text, p_provider_activation_id text) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('number:' || p_provider || ':' || p_provider_activation_id, 0))
$$;
