-- Depends on modules/wallet/ledger/ledger.sql
-- Depends on modules/activations/activation-outcome.sql
-- Depends on modules/activations/locks.sql

-- Gives a number to an activation that asks for one, with the messages that came before it. The caller holds the
-- number's lock and the activation's row.
CREATE OR REPLACE FUNCTION activation_allot(
  p_activation_id uuid, p_attempt_id uuid, p_provider_activation_id text, p_phone text, p_cost_micros bigint,
  p_cost_currency text, p_can_get_another boolean, p_window_seconds double precision,
  p_cancel_after_seconds double precision, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

-- The first message pays the number. The caller holds the activation's row.
CREATE OR REPLACE FUNCTION activation_complete(p_activation_id uuid, p_now timestamptz) RETURNS ledger_posting
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = 'COMPLETED', first_message_at = p_now, cancel_requested_at = NULL, retry_at = NULL,
                         updated_at = p_now
   WHERE id = p_activation_id AND status = 'WAITING_SMS';
  RETURN ledger_capture('activation', p_activation_id, p_now);
END
$$;

-- Ends a number that was never allotted: the money goes back. The caller holds the activation's row.
CREATE OR REPLACE FUNCTION activation_fail(p_activation_id uuid, p_failure_code text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = 'FAILED', failure_code = p_failure_code, closed_at = p_now, closed_by = 'failure',
                         updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, 'failed', ledger_release('activation', p_activation_id, p_now));
END
$$;

-- Ends a number without a message: the money goes back. The caller holds the activation's row.
CREATE OR REPLACE FUNCTION activation_close(
  p_activation_id uuid, p_status text, p_closed_by text, p_cost_state text, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = p_status, closed_at = p_now, closed_by = p_closed_by, cost_state = p_cost_state,
                         retry_at = CASE p_cost_state WHEN 'unsettled' THEN p_now END, retries = 0, updated_at = p_now
   WHERE id = p_activation_id;
  RETURN activation_outcome_of(p_activation_id, true, lower(p_status), ledger_release('activation', p_activation_id, p_now));
END
$$;

-- Ends a number that still waits for its first message, at its expiry or because the provider closed it. A cancel that
-- the provider never confirmed ends as a cancel.
CREATE OR REPLACE FUNCTION activation_end(p_activation_id uuid, p_closed_by text, p_cost_state text, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF a.status <> 'WAITING_SMS' OR p_closed_by = 'expiry' AND a.expires_at > p_now THEN
    RETURN activation_outcome_of(a.id, false, 'not_waiting', NULL);
  END IF;
  IF a.cancel_requested_at IS NOT NULL THEN
    RETURN activation_close(a.id, 'CANCELLED', 'customer', p_cost_state, p_now);
  END IF;
  RETURN activation_close(a.id, CASE p_closed_by WHEN 'expiry' THEN 'EXPIRED' ELSE 'CANCELLED' END, p_closed_by,
                          p_cost_state, p_now);
END
$$;

-- The customer wants to give a number back. Writes the intent unless something stands in the way; the reason says what:
-- requested, too_early, code_received, already_cancelled, closed. Null when the customer has no such activation.
CREATE OR REPLACE FUNCTION cancel_begin(p_user_id uuid, p_activation_id uuid, p_retry_seconds double precision, p_now timestamptz)
RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
  obstacle text;
BEGIN
  SELECT * INTO a FROM activations
   WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  obstacle := CASE
    WHEN a.status = 'CANCELLED' THEN 'already_cancelled'
    WHEN a.status IN ('COMPLETED', 'ACTIVE') THEN 'code_received'
    WHEN a.status = 'EXPIRED' THEN 'closed'
    WHEN p_now < a.cancel_available_at THEN 'too_early'
  END;
  IF obstacle IS NOT NULL THEN
    RETURN activation_outcome_of(a.id, false, obstacle, NULL);
  END IF;
  UPDATE activations SET cancel_requested_at = coalesce(cancel_requested_at, p_now), updated_at = p_now,
                         retry_at = p_now + make_interval(secs => p_retry_seconds)
   WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'requested', NULL);
END
$$;

-- The provider took the number back at the customer's wish. Counts the customer's cancels of the product and pauses
-- purchases when there are too many. p_rule: {"count", "window_seconds", "block_seconds"}.
CREATE OR REPLACE FUNCTION cancel_confirm(p_activation_id uuid, p_rule jsonb, p_now timestamptz)
RETURNS TABLE (outcome activation_outcome, cancels bigint, blocked_until timestamptz)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  a activations;
BEGIN
  PERFORM purchase_lock_user(user_id) FROM activations WHERE id = p_activation_id;
  SELECT * INTO STRICT a FROM activations WHERE id = p_activation_id FOR NO KEY UPDATE;
  IF a.status <> 'WAITING_SMS' THEN
    outcome := activation_outcome_of(a.id, false, CASE a.status
      WHEN 'CANCELLED' THEN 'already_cancelled' WHEN 'EXPIRED' THEN 'closed' ELSE 'code_received' END, NULL);
    RETURN NEXT;
    RETURN;
  END IF;
  outcome := activation_close(a.id, 'CANCELLED', 'customer', 'returned', p_now);
  -- A pause wipes the slate: the cancels that led to it do not count again.
  SELECT count(*) INTO cancels FROM activations c
   WHERE c.user_id = a.user_id AND c.closed_by = 'customer' AND c.status = 'CANCELLED'
     AND c.service_code = a.service_code AND c.country_iso = a.country_iso
     AND c.closed_at > p_now - make_interval(secs => (p_rule ->> 'window_seconds')::float)
     AND c.closed_at > coalesce((SELECT b.blocked_at FROM purchase_blocks b WHERE b.user_id = a.user_id), '-infinity');
  IF cancels >= (p_rule ->> 'count')::integer THEN
    blocked_until := p_now + make_interval(secs => (p_rule ->> 'block_seconds')::float);
    INSERT INTO purchase_blocks AS b (user_id, blocked_at, blocked_until) VALUES (a.user_id, p_now, cancel_confirm.blocked_until)
      ON CONFLICT (user_id) DO UPDATE SET blocked_at = excluded.blocked_at, blocked_until = excluded.blocked_until;
  END IF;
  RETURN NEXT;
END
$$;

-- A message that the provider holds beats the customer's cancel, even before we have read it.
CREATE OR REPLACE FUNCTION cancel_withdraw(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET cancel_requested_at = NULL, retry_at = NULL, retries = 0, updated_at = p_now
   WHERE id = p_activation_id AND status = 'WAITING_SMS';
  RETURN activation_outcome_of(p_activation_id, FOUND, 'withdrawn', NULL);
END
$$;

-- The customer asks for one more message (COMPLETED → ACTIVE), or is done with the number. Null when the customer has
-- no such activation; the reason says what stood in the way: not_completed, closed, not_available.
CREATE OR REPLACE FUNCTION another_begin(p_user_id uuid, p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO a FROM activations WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN activation_outcome_of(a.id, false, CASE
    WHEN a.status = 'WAITING_SMS' THEN 'not_completed'
    WHEN a.status IN ('CANCELLED', 'EXPIRED') OR a.finished_at IS NOT NULL OR a.expires_at <= p_now THEN 'closed'
    WHEN NOT a.can_get_another THEN 'not_available'
    WHEN a.status = 'ACTIVE' THEN 'already_asked'
    ELSE 'possible' END, NULL);
END
$$;

CREATE OR REPLACE FUNCTION another_confirm(p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activations SET status = 'ACTIVE', updated_at = p_now
   WHERE id = p_activation_id AND status = 'COMPLETED' AND finished_at IS NULL AND expires_at > p_now;
  RETURN activation_outcome_of(p_activation_id, FOUND, 'active', NULL);
END
$$;

CREATE OR REPLACE FUNCTION activation_finish(p_user_id uuid, p_activation_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
BEGIN
  SELECT * INTO a FROM activations
   WHERE id = p_activation_id AND user_id = p_user_id AND allotted_at IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF a.status NOT IN ('COMPLETED', 'ACTIVE') OR a.finished_at IS NOT NULL THEN
    RETURN activation_outcome_of(a.id, false, CASE
      WHEN a.status = 'WAITING_SMS' THEN 'not_completed'
      WHEN a.finished_at IS NOT NULL THEN 'finished' ELSE 'closed' END, NULL);
  END IF;
  UPDATE activations SET status = 'COMPLETED', finished_at = p_now, updated_at = p_now WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, 'finished', NULL);
END
$$;
