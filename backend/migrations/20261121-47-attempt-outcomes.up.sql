-- Whoever gives a provider's number to an activation, or a message to a number, does so under this lock: a message may
-- arrive before the answer that sold us the number is written.
CREATE FUNCTION number_lock(p_provider text, p_provider_activation_id text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('number:' || p_provider || ':' || p_provider_activation_id, 0))
$$;

-- The first message pays the number. The caller holds the activation's row.
CREATE FUNCTION activation_complete(p_activation_id uuid, p_now timestamptz) RETURNS ledger_posting
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET status = 'COMPLETED', first_message_at = p_now, cancel_requested_at = NULL, retry_at = NULL,
                         updated_at = p_now
   WHERE id = p_activation_id AND status = 'WAITING_SMS';
  RETURN ledger_capture('activation', p_activation_id, p_now);
END
$$;

-- Gives a number to an activation that asks for one, with the messages that came before it. The caller holds the
-- number's lock and the activation's row.
CREATE FUNCTION activation_allot(
  p_activation_id uuid, p_attempt_id uuid, p_provider_activation_id text, p_phone text, p_cost_micros bigint,
  p_cost_currency text, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  early integer;
  money ledger_posting;
BEGIN
  UPDATE activations a SET
    status = 'WAITING_SMS', provider = t.provider, provider_country_id = t.provider_country_id,
    provider_activation_id = p_provider_activation_id, phone = p_phone,
    cost_micros = coalesce(p_cost_micros, t.list_cost_micros), cost_currency = coalesce(p_cost_currency, t.cost_currency),
    cost_state = 'charged', can_get_another = p_can_get_another, allotted_at = p_now,
    expires_at = p_now + make_interval(secs => p_window_seconds),
    cancel_available_at = p_now + make_interval(secs => p_cancel_after_seconds), updated_at = p_now
   FROM provider_attempts t
  WHERE a.id = p_activation_id AND t.id = p_attempt_id;

  UPDATE messages m SET activation_id = a.id, user_id = a.user_id, shown = true
    FROM activations a
   WHERE a.id = p_activation_id AND m.provider = a.provider AND m.provider_activation_id = a.provider_activation_id
     AND m.activation_id IS NULL;
  GET DIAGNOSTICS early = ROW_COUNT;
  IF early > 0 THEN
    UPDATE activations SET message_count = early WHERE id = p_activation_id;
    money := activation_complete(p_activation_id, p_now);
  END IF;
  RETURN activation_outcome_of(p_activation_id, true, CASE WHEN early > 0 THEN 'completed' ELSE 'allotted' END, money);
END
$$;

CREATE FUNCTION attempt_end(p_attempt_id uuid, p_outcome text, p_reason text, p_exchange jsonb, p_now timestamptz)
RETURNS provider_attempts LANGUAGE sql AS $$
  UPDATE provider_attempts SET outcome = p_outcome, reason = p_reason, ended_at = p_now,
    request = p_exchange ->> 'request', response = p_exchange ->> 'response',
    latency_ms = (p_exchange ->> 'latencyMs')::numeric::integer
   WHERE id = p_attempt_id
  RETURNING *
$$;

-- The provider sold a number. An answer that comes after the hold was given up makes the number one to give back.
CREATE FUNCTION attempt_bought(
  p_attempt_id uuid, p_exchange jsonb, p_provider_activation_id text, p_phone text, p_cost_micros bigint,
  p_cost_currency text, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql AS $$
DECLARE
  attempt provider_attempts;
  wanted activations;
BEGIN
  SELECT * INTO STRICT attempt FROM provider_attempts WHERE id = p_attempt_id;
  PERFORM number_lock(attempt.provider, p_provider_activation_id);
  SELECT * INTO STRICT wanted FROM activations WHERE id = attempt.activation_id FOR NO KEY UPDATE;

  -- The sweep may have found the number first and given it to another unknown attempt: numbers are fungible.
  IF EXISTS (SELECT FROM activations
              WHERE provider = attempt.provider AND provider_activation_id = p_provider_activation_id) THEN
    RETURN activation_outcome_of(wanted.id, false, 'number_taken', NULL);
  END IF;

  IF wanted.status <> 'REQUESTING' THEN
    attempt := attempt_end(p_attempt_id, 'found_late', 'answered after the end', p_exchange, p_now);
    INSERT INTO stray_numbers (provider, provider_activation_id, service_code, provider_country_id, phone, cost_micros,
                               first_seen_at, state, attempt_id, updated_at)
      VALUES (attempt.provider, p_provider_activation_id, attempt.service_code, attempt.provider_country_id, p_phone,
              p_cost_micros, p_now, 'cancelling', p_attempt_id, p_now)
      ON CONFLICT (provider, provider_activation_id) DO UPDATE SET state = 'cancelling', updated_at = p_now;
    RETURN activation_outcome_of(wanted.id, false, 'too_late', NULL);
  END IF;

  PERFORM attempt_end(p_attempt_id, 'bought', NULL, p_exchange, p_now);
  UPDATE provider_attempts SET cost_micros = p_cost_micros, provider_activation_id = p_provider_activation_id
   WHERE id = p_attempt_id;
  RETURN activation_allot(wanted.id, p_attempt_id, p_provider_activation_id, p_phone, p_cost_micros, p_cost_currency,
                          p_can_get_another, p_window_seconds, p_cancel_after_seconds, p_now);
END
$$;

-- Ends a number that was never allotted: the money goes back. The caller holds the activation's row.
CREATE FUNCTION activation_fail(p_activation_id uuid, p_failure_code text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activations SET status = 'FAILED', failure_code = p_failure_code, closed_at = p_now, closed_by = 'failure',
                         updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, 'failed', ledger_release('activation', p_activation_id, p_now));
END
$$;

-- The provider certainly sold nothing (refused, not_sent): the next try, or the end. Answers the next attempt.
CREATE FUNCTION attempt_failed(
  p_attempt_id uuid, p_outcome text, p_reason text, p_exchange jsonb, p_next_offer jsonb, p_failure_code text,
  p_now timestamptz
) RETURNS TABLE (next_attempt_id uuid, next_max_price_micros bigint, outcome activation_outcome) LANGUAGE plpgsql AS $$
DECLARE
  attempt provider_attempts := attempt_end(p_attempt_id, p_outcome, p_reason, p_exchange, p_now);
  wanted activations;
BEGIN
  IF p_reason = 'NO_BALANCE' THEN
    INSERT INTO provider_accounts (provider, balance_micros, checked_at) VALUES (attempt.provider, 0, p_now)
      ON CONFLICT (provider) DO UPDATE SET balance_micros = 0, checked_at = p_now;
  END IF;
  SELECT * INTO STRICT wanted FROM activations WHERE id = attempt.activation_id FOR NO KEY UPDATE;
  IF wanted.status <> 'REQUESTING' THEN
    outcome := activation_outcome_of(wanted.id, false, 'too_late', NULL);
  ELSIF p_next_offer IS NULL THEN
    outcome := activation_fail(wanted.id, p_failure_code, p_now);
  ELSE
    attempt := attempt_intend(wanted.id, attempt.number + 1, p_next_offer, p_now);
    next_attempt_id := attempt.id;
    next_max_price_micros := attempt.max_price_micros;
    outcome := activation_outcome_of(wanted.id, true, 'next', NULL);
  END IF;
  RETURN NEXT;
END
$$;
