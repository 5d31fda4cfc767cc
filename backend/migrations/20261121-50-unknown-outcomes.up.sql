-- An intent older than any call can take belongs to a process that died, and a call without an answer is the same to
-- us: it may have bought a number.
CREATE FUNCTION attempts_lose(p_started_before timestamptz, p_now timestamptz)
RETURNS SETOF uuid LANGUAGE sql AS $$
  UPDATE provider_attempts SET outcome = 'unknown', reason = 'no answer was written', ended_at = p_now
   WHERE outcome = 'pending' AND started_at < p_started_before
  RETURNING activation_id
$$;

-- Gives up the holds of unknown attempts that are too old, whatever is known.
CREATE FUNCTION attempts_give_up(p_started_before timestamptz, p_now timestamptz)
RETURNS SETOF activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  lost record;
BEGIN
  FOR lost IN
    SELECT a.id AS activation_id, t.id AS attempt_id
      FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
     WHERE t.outcome = 'unknown' AND t.started_at <= p_started_before AND a.status = 'REQUESTING'
     ORDER BY t.started_at LIMIT 50 FOR NO KEY UPDATE OF a SKIP LOCKED
  LOOP
    UPDATE provider_attempts SET outcome = 'given_up' WHERE id = lost.attempt_id;
    RETURN NEXT activation_fail(lost.activation_id, 'PROVIDER_CONNECTION', p_now);
  END LOOP;
END
$$;

-- Decides about one number that the provider holds for our account. Actions: known; wait (a call in flight may own it,
-- or its hold is about to be given up); adopted; cancel (its hold was given up); unexplained (staff is told once).
-- A number seen before an attempt began is not that attempt's.
CREATE FUNCTION number_found(
  p_provider text, p_provider_activation_id text, p_service_code text, p_provider_country_id text, p_phone text,
  p_cost_micros bigint, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_unknown_seconds double precision, p_now timestamptz
) RETURNS TABLE (action text, outcome activation_outcome) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  stray stray_numbers;
  attempt provider_attempts;
BEGIN
  PERFORM number_lock(p_provider, p_provider_activation_id);
  IF EXISTS (SELECT FROM activations
              WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id) THEN
    action := 'known';
    RETURN NEXT;
    RETURN;
  END IF;

  INSERT INTO stray_numbers AS s (provider, provider_activation_id, service_code, provider_country_id, phone, cost_micros,
                                  first_seen_at, state, updated_at)
    VALUES (p_provider, p_provider_activation_id, p_service_code, p_provider_country_id, p_phone, p_cost_micros,
            p_now, 'seen', p_now)
    ON CONFLICT (provider, provider_activation_id) DO UPDATE SET phone = s.phone
    RETURNING * INTO stray;
  IF stray.state <> 'seen' THEN
    action := 'known';
    RETURN NEXT;
    RETURN;
  END IF;

  IF EXISTS (SELECT FROM provider_attempts
              WHERE provider = p_provider AND service_code = p_service_code
                AND provider_country_id = p_provider_country_id
                AND outcome = 'pending' AND started_at <= stray.first_seen_at) THEN
    action := 'wait';
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT t.* INTO attempt FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
   WHERE t.provider = p_provider AND t.service_code = p_service_code AND t.provider_country_id = p_provider_country_id
     AND t.outcome = 'unknown' AND t.started_at <= stray.first_seen_at AND a.status = 'REQUESTING'
   ORDER BY t.started_at, t.id LIMIT 1 FOR NO KEY UPDATE OF a;
  IF FOUND THEN
    IF attempt.started_at <= p_now - make_interval(secs => p_unknown_seconds) THEN
      action := 'wait';
    ELSE
      UPDATE provider_attempts SET outcome = 'adopted', provider_activation_id = p_provider_activation_id,
                                   cost_micros = p_cost_micros
       WHERE id = attempt.id;
      UPDATE stray_numbers SET state = 'adopted', attempt_id = attempt.id, updated_at = p_now
       WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
      action := 'adopted';
      outcome := activation_allot(attempt.activation_id, attempt.id, p_provider_activation_id, p_phone, p_cost_micros,
                                  attempt.cost_currency, p_can_get_another, p_window_seconds, p_cancel_after_seconds,
                                  p_now);
    END IF;
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT * INTO attempt FROM provider_attempts
   WHERE provider = p_provider AND service_code = p_service_code AND provider_country_id = p_provider_country_id
     AND outcome = 'given_up' AND started_at <= stray.first_seen_at AND started_at > p_now - interval '30 minutes'
   ORDER BY started_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  action := CASE WHEN FOUND THEN 'cancel' ELSE 'unexplained' END;
  UPDATE provider_attempts SET outcome = 'found_late', provider_activation_id = p_provider_activation_id,
                               cost_micros = p_cost_micros
   WHERE id = attempt.id;
  UPDATE stray_numbers SET state = CASE action WHEN 'cancel' THEN 'cancelling' ELSE 'reported' END,
                           attempt_id = attempt.id, updated_at = p_now
   WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
  RETURN NEXT;
END
$$;
