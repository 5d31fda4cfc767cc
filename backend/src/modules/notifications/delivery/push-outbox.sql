-- Only for a customer with a subscribed browser.
CREATE OR REPLACE FUNCTION push_enqueue(
  p_user_id uuid, p_kind text, p_subject_id uuid, p_service_code text, p_country_iso text, p_happened_at timestamptz
) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO push_outbox (user_id, kind, subject_id, service_code, country_iso, happened_at)
  SELECT p_user_id, p_kind, p_subject_id, p_service_code, p_country_iso, p_happened_at
   WHERE EXISTS (SELECT FROM push_subscriptions WHERE user_id = p_user_id)
$$;

CREATE OR REPLACE FUNCTION push_message_shown() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM push_enqueue(coalesce(a.member_id, a.user_id), 'sms_received', a.id, a.service_code, a.country_iso, NEW.received_at)
    FROM activations a WHERE a.id = NEW.activation_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER push_message_shown AFTER UPDATE OF shown ON messages
  FOR EACH ROW WHEN (NEW.shown AND NOT OLD.shown) EXECUTE FUNCTION push_message_shown();

-- Tells of money that comes back without the customer: an expiry, an end by provider or staff, a search given up.
CREATE OR REPLACE FUNCTION push_activation_ended() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  kind text := CASE
    WHEN NEW.status = 'EXPIRED' THEN 'activation_expired'
    WHEN NEW.status = 'CANCELLED' AND NEW.closed_by = 'provider' THEN 'activation_released'
    WHEN NEW.status = 'CANCELLED' AND NEW.closed_by = 'staff' THEN 'activation_refunded'
    WHEN NEW.status = 'FAILED'
         AND EXISTS (SELECT FROM provider_attempts WHERE activation_id = NEW.id AND outcome = 'given_up')
      THEN 'activation_released'
  END;
BEGIN
  IF kind IS NOT NULL THEN
    PERFORM push_enqueue(coalesce(NEW.member_id, NEW.user_id), kind, NEW.id, NEW.service_code, NEW.country_iso, NEW.closed_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER push_activation_ended AFTER UPDATE OF status ON activations
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL AND OLD.closed_at IS NULL) EXECUTE FUNCTION push_activation_ended();

CREATE OR REPLACE FUNCTION push_activation_refunded() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM push_enqueue(coalesce(NEW.member_id, NEW.user_id), 'activation_refunded', NEW.id, NEW.service_code, NEW.country_iso, NEW.refunded_at);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER push_activation_refunded AFTER UPDATE OF refunded_at ON activations
  FOR EACH ROW WHEN (NEW.refunded_at IS NOT NULL AND OLD.refunded_at IS NULL)
  EXECUTE FUNCTION push_activation_refunded();

-- The ledger has the time of the credit. The payment itself may be days older.
CREATE OR REPLACE FUNCTION push_topup_credited() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM push_enqueue(NEW.user_id, 'topup_credited', NEW.reference_id, NULL, NULL, NEW.occurred_at);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER push_topup_credited AFTER INSERT ON transfers
  FOR EACH ROW WHEN (NEW.kind = 'topup') EXECUTE FUNCTION push_topup_credited();

-- One row for each customer with affected numbers in use; the row names the product of the newest number.
CREATE OR REPLACE FUNCTION push_customers_of(p_affects jsonb, p_at timestamptz)
RETURNS TABLE (user_id uuid, service_code text, country_iso text) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT DISTINCT ON (who.id) who.id, a.service_code, a.country_iso
    FROM activations a
   CROSS JOIN LATERAL (SELECT coalesce(a.member_id, a.user_id)) who (id)
    JOIN jsonb_to_recordset(p_affects) AS scope (area text, service_code text, country_iso text)
      ON scope.area = 'numbers' AND a.service_code = coalesce(scope.service_code, a.service_code)
     AND a.country_iso = coalesce(scope.country_iso, a.country_iso)
   WHERE a.status IN ('WAITING_SMS', 'ACTIVE') AND a.expires_at > p_at
     AND EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = who.id)
   ORDER BY who.id, a.requested_at DESC
$$;

CREATE OR REPLACE FUNCTION push_incident(p_incident_id uuid, p_affects jsonb, p_at timestamptz) RETURNS integer
LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH told AS (
    INSERT INTO push_outbox (user_id, kind, subject_id, service_code, country_iso, happened_at)
    SELECT user_id, 'incident_published', p_incident_id, service_code, country_iso, p_at
      FROM push_customers_of(p_affects, p_at) RETURNING 1)
  SELECT count(*)::integer FROM told
$$;
