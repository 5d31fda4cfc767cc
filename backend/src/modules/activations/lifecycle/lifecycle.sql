-- Depends on modules/wallet/ledger/ledger.sql
-- Depends on modules/activations/activation-views.sql
-- Depends on modules/activations/purchase/sales.sql
-- Depends on platform/errors/refuse.sql

-- Records a message for a number: the first one pays for it. The caller holds the activation's row.
CREATE OR REPLACE FUNCTION activation_receive(p_activation_id uuid, p_now timestamptz) RETURNS ledger_posting
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  is_first boolean;
BEGIN
  SELECT first_message_at IS NULL INTO STRICT is_first FROM activations WHERE id = p_activation_id;
  UPDATE activations SET status = activation_next(status, 'message'),
                         first_message_at = coalesce(first_message_at, p_now),
                         cancel_requested_at = NULL, swap_requested_at = NULL, is_cancelled_by_staff = false, retry_at = NULL,
                         updated_at = p_now
   WHERE id = p_activation_id;
  IF is_first THEN
    RETURN ledger_end('capture', p_activation_id, p_now);
  END IF;
  RETURN NULL;
END
$$;

-- Allots a number, with the messages that came shortly before it. p_window is our `ActivationWindow`. The caller holds
-- the number's lock and the activation's row.
CREATE OR REPLACE FUNCTION activation_allot(
  attempt provider_attempts, sale sold_number, p_window jsonb, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  cost CONSTANT bigint := stated_cost_micros(attempt, sale.cost);
  wanted CONSTANT uuid := attempt.activation_id;
  early integer;
  money ledger_posting;
BEGIN
  UPDATE activations SET
    status = activation_next(status, 'allotted'), provider = attempt.provider,
    provider_country_id = attempt.provider_country_id, provider_activation_id = sale."providerActivationId",
    phone = sale."phoneE164", cost_micros = coalesce(cost, attempt.list_cost_micros), is_cost_guessed = cost IS NULL,
    cost_currency = attempt.cost_currency, cost_rate = attempt.cost_rate, cost_state = 'charged',
    can_get_another = sale."canGetAnotherSms", allotted_at = p_now, updated_at = p_now,
    expires_at = p_now + make_interval(secs => (p_window ->> 'windowSeconds')::float),
    cancel_available_at = p_now + make_interval(secs => (p_window ->> 'cancelAfterSeconds')::float)
   WHERE id = wanted;

  UPDATE messages m SET activation_id = a.id, user_id = a.user_id, shown = true
    FROM activations a
   WHERE a.id = wanted AND m.provider = a.provider AND m.provider_activation_id = a.provider_activation_id
     AND m.activation_id IS NULL AND m.received_at > attempt.started_at - early_message_margin();
  GET DIAGNOSTICS early = ROW_COUNT;
  IF early > 0 THEN
    UPDATE activations SET message_count = early WHERE id = wanted;
    money := activation_receive(wanted, p_now);
  END IF;
  RETURN activation_outcome_of(wanted, true, CASE WHEN early > 0 THEN 'completed' ELSE 'allotted' END, money, p_now);
END
$$;

CREATE OR REPLACE FUNCTION activation_fail(p_activation_id uuid, p_failure_code text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = activation_next(status, 'failed'), failure_code = p_failure_code, closed_at = p_now,
                         closed_by = 'failure', updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, 'failed',
                               ledger_end('release', p_activation_id, p_now), p_now);
END
$$;

-- Ends a number without a message and releases its hold. The caller holds the activation's row.
CREATE OR REPLACE FUNCTION activation_close(
  p_activation_id uuid, p_event text, p_closed_by text, p_cost_state text, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = activation_next(status, p_event), closed_at = p_now, closed_by = p_closed_by,
                         cost_state = p_cost_state, retry_at = CASE p_cost_state WHEN 'unsettled' THEN p_now END,
                         retries = 0, updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, p_event, ledger_end('release', p_activation_id, p_now),
                               p_now);
END
$$;

CREATE OR REPLACE FUNCTION cancel_wanted_by(a activations) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN a.is_cancelled_by_staff THEN 'staff' WHEN a.swap_requested_at IS NOT NULL THEN 'swap' ELSE 'customer' END
$$;

-- Ends a number without a message because its window is over ('expiry') or its provider closed it ('provider'). With an
-- unconfirmed cancel it ends as cancelled. The first try of a swap closes the number at the provider itself.
CREATE OR REPLACE FUNCTION activation_end(p_activation_id uuid, p_closed_by text, p_cost_state text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
  is_over boolean;
BEGIN
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  -- A provider counts the window from its own sale, which may be as early as our request.
  is_over := a.expires_at - CASE p_closed_by WHEN 'provider' THEN a.allotted_at - a.requested_at ELSE interval '0' END <= p_now;
  IF activation_next(a.status, 'expired') IS NULL OR p_closed_by = 'expiry' AND NOT is_over
     OR p_closed_by = 'provider' AND a.swap_requested_at IS NOT NULL AND a.retries = 0 AND a.retry_at > p_now THEN
    RETURN activation_outcome_of(a.id, false, 'not_waiting', NULL, p_now);
  END IF;
  IF a.cancel_requested_at IS NOT NULL THEN
    RETURN activation_close(a.id, 'cancelled', cancel_wanted_by(a), p_cost_state, p_now);
  END IF;
  RETURN activation_close(a.id, CASE WHEN is_over THEN 'expired' ELSE 'cancelled' END,
                          CASE WHEN is_over THEN 'expiry' ELSE p_closed_by END, p_cost_state, p_now);
END
$$;

CREATE OR REPLACE FUNCTION activation_of_customer(p_user_id uuid, p_activation_id uuid) RETURNS activations
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT * FROM activations
   WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL FOR NO KEY UPDATE
$$;

-- Stores the intent to give a number back, unless it is stored already. Whoever cancelled first stays the canceller; a
-- customer's cancel ends a swap under way. The caller holds the row. Raises the obstacle's code.
CREATE OR REPLACE FUNCTION cancel_intend(
  a activations, p_is_by_staff boolean, p_retry_seconds double precision, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  obstacle text := CASE WHEN p_is_by_staff THEN staff_cancel_obstacle(a.status, a.expires_at, p_now)
                        ELSE cancel_obstacle(a.status, a.expires_at, a.cancel_available_at, p_now) END;
BEGIN
  IF a.status = 'CANCELLED' THEN
    RETURN activation_outcome_of(a.id, false, 'already_cancelled', NULL, p_now);
  END IF;
  IF obstacle IS NOT NULL THEN
    PERFORM refuse(obstacle, CASE obstacle WHEN 'CANCEL_TOO_EARLY'
      THEN refused_until('cancel_available_at', a.cancel_available_at, p_now) ELSE '{}' END);
  END IF;
  UPDATE activations SET cancel_requested_at = coalesce(cancel_requested_at, p_now),
                         is_cancelled_by_staff = is_cancelled_by_staff OR p_is_by_staff AND cancel_requested_at IS NULL,
                         swap_requested_at = CASE WHEN p_is_by_staff THEN swap_requested_at END,
                         updated_at = p_now, retry_at = p_now + make_interval(secs => p_retry_seconds)
   WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'requested', NULL, p_now);
END
$$;

CREATE OR REPLACE FUNCTION cancel_begin(p_user_id uuid, p_activation_id uuid, p_retry_seconds double precision, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations := activation_of_customer(p_user_id, p_activation_id);
BEGIN
  RETURN CASE WHEN a.id IS NOT NULL THEN cancel_intend(a, false, p_retry_seconds, p_now) END;
END
$$;

CREATE OR REPLACE FUNCTION cancel_begin_by_staff(p_activation_id uuid, p_retry_seconds double precision, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  RETURN CASE WHEN a.id IS NOT NULL THEN cancel_intend(a, true, p_retry_seconds, p_now) END;
END
$$;

-- Gives the price of a paid number back once and ends the number. Null without an activation. Raises refund_obstacle.
CREATE OR REPLACE FUNCTION activation_refund(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
  obstacle text;
BEGIN
  -- This lock is taken before the row's, in the same order as a deletion of the account does: docs/ledger.md.
  PERFORM purchase_lock_user(user_id) FROM activations WHERE id = p_activation_id;
  SELECT * INTO a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  obstacle := refund_obstacle(a.status, a.refunded_at, a.user_id);
  IF obstacle IS NOT NULL THEN
    PERFORM refuse(obstacle);
  END IF;
  UPDATE activations SET
    status = activation_next(status, 'finished'), refunded_at = p_now, updated_at = p_now,
    finished_at = CASE WHEN activation_is_open(status, finished_at, expires_at, p_now) THEN p_now ELSE finished_at END
   WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'refunded', ledger_end('refund', a.id, p_now), p_now);
END
$$;

-- The customer's own cancels that count, by product; none from before a pause. p_rule: our `CancelRule`.
CREATE OR REPLACE FUNCTION counted_cancels(p_user_id uuid, p_rule jsonb, p_now timestamptz)
RETURNS TABLE (service_code text, country_iso text, cancels bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT c.service_code, c.country_iso, count(*) FROM activations c
   WHERE c.user_id = p_user_id AND c.closed_by = 'customer' AND c.status = 'CANCELLED'
     AND c.closed_at > p_now - make_interval(secs => (p_rule ->> 'window_seconds')::float)
     AND c.closed_at > coalesce((SELECT b.blocked_at FROM purchase_blocks b WHERE b.user_id = p_user_id), '-infinity')
   GROUP BY c.service_code, c.country_iso
$$;

-- Records that the provider took the number back. Too many of the customer's own cancels of a product pause purchases
-- (p_rule: our `CancelRule`). Raises CODE_RECEIVED and ACTIVATION_CLOSED when the number had ended before.
CREATE OR REPLACE FUNCTION cancel_confirm(
  p_activation_id uuid, p_rule jsonb, p_now timestamptz,
  OUT outcome activation_outcome, OUT cancels bigint, OUT blocked_until timestamptz
) LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  a activations;
BEGIN
  PERFORM purchase_lock_user(user_id) FROM activations WHERE id = p_activation_id;
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF a.status = 'CANCELLED' THEN
    outcome := activation_outcome_of(a.id, false, 'already_cancelled', NULL, p_now);
    RETURN;
  END IF;
  IF activation_next(a.status, 'cancelled') IS NULL THEN
    PERFORM refuse(cancel_obstacle(a.status, a.expires_at, a.cancel_available_at, p_now));
  END IF;
  outcome := activation_close(a.id, 'cancelled', cancel_wanted_by(a), 'returned', p_now);
  IF cancel_wanted_by(a) <> 'customer' THEN
    RETURN;
  END IF;
  SELECT c.cancels INTO cancels FROM counted_cancels(a.user_id, p_rule, p_now) c
   WHERE c.service_code = a.service_code AND c.country_iso = a.country_iso;
  IF cancels >= (p_rule ->> 'count')::integer THEN
    blocked_until := p_now + make_interval(secs => (p_rule ->> 'block_seconds')::float);
    INSERT INTO purchase_blocks AS b (user_id, blocked_at, blocked_until) VALUES (a.user_id, p_now, cancel_confirm.blocked_until)
      ON CONFLICT (user_id) DO UPDATE SET blocked_at = excluded.blocked_at, blocked_until = excluded.blocked_until;
  END IF;
END
$$;

-- A message that the provider already has wins over a cancel, even before we have read it.
CREATE OR REPLACE FUNCTION cancel_withdraw(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET cancel_requested_at = NULL, swap_requested_at = NULL, is_cancelled_by_staff = false,
                         retry_at = NULL, retries = 0, updated_at = p_now
   WHERE id = p_activation_id AND status = 'WAITING_SMS';
  RETURN activation_outcome_of(p_activation_id, FOUND, 'withdrawn', NULL, p_now);
END
$$;

-- Reasons: possible, already_asked. Null when the customer has no such activation. Raises the code of another_obstacle.
CREATE OR REPLACE FUNCTION another_begin(p_user_id uuid, p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations := activation_of_customer(p_user_id, p_activation_id);
  obstacle text := another_obstacle(a.status, a.finished_at, a.expires_at, a.can_get_another, p_now);
BEGIN
  IF a.id IS NULL THEN
    RETURN NULL;
  END IF;
  IF obstacle IS NOT NULL THEN
    PERFORM refuse(obstacle);
  END IF;
  RETURN activation_outcome_of(a.id, false, CASE a.status WHEN 'ACTIVE' THEN 'already_asked' ELSE 'possible' END, NULL,
                               p_now);
END
$$;

CREATE OR REPLACE FUNCTION another_confirm(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = activation_next(status, 'another_asked'), updated_at = p_now
   WHERE id = p_activation_id AND activation_next(status, 'another_asked') IS NOT NULL
     AND another_obstacle(status, finished_at, expires_at, can_get_another, p_now) IS NULL;
  RETURN activation_outcome_of(p_activation_id, FOUND, 'active', NULL, p_now);
END
$$;

CREATE OR REPLACE FUNCTION activation_finish(p_user_id uuid, p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations := activation_of_customer(p_user_id, p_activation_id);
  next_status text := activation_next(a.status, 'finished');
BEGIN
  IF a.id IS NULL THEN
    RETURN NULL;
  END IF;
  IF a.finished_at IS NOT NULL THEN
    RETURN activation_outcome_of(a.id, false, 'finished', NULL, p_now);
  END IF;
  IF next_status IS NULL THEN
    PERFORM refuse(CASE a.status WHEN 'WAITING_SMS' THEN 'ACTIVATION_NOT_COMPLETED' ELSE 'ACTIVATION_CLOSED' END);
  END IF;
  UPDATE activations SET status = next_status, finished_at = p_now, updated_at = p_now WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'finished', NULL, p_now);
END
$$;
