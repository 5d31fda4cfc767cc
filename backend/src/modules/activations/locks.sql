-- Whoever counts a customer's open numbers and adds to them does so under this lock.
CREATE OR REPLACE FUNCTION purchase_lock_user(p_user_id uuid) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('purchase:' || p_user_id, 0))
$$;

-- Whoever gives a provider's number to an activation, or a message to a number, does so under this lock: a message may
-- arrive before the answer that sold us the number is written.
CREATE OR REPLACE FUNCTION number_lock(p_provider text, p_provider_activation_id text) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('number:' || p_provider || ':' || p_provider_activation_id, 0))
$$;
