-- Depends on modules/activations/lifecycle/lifecycle.sql

-- Codes are compared as a person reads them: 123-456 is 123456.
CREATE OR REPLACE FUNCTION message_code_key(p_code text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT lower(regexp_replace(p_code, '[^[:alnum:]]', '', 'g'))
$$;

-- The one way in for messages, however they reached us. Reasons: completed (the first: paid), added, free (after the
-- expiry, shown without being paid), hidden (kept for the record), early (the number is not ours, or not yet),
-- duplicate. p_late: {"grace_seconds", "shown_seconds", "free_count", "free_seconds"}.
CREATE OR REPLACE FUNCTION message_store(
  p_provider text, p_provider_activation_id text, p_code text, p_text text, p_supplier_at timestamptz,
  p_supplier_key text, p_late jsonb, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  a activations;
  known messages;
  message uuid;
  closed activation_outcome;
  money ledger_posting;
  reason text;
BEGIN
  PERFORM number_lock(p_provider, p_provider_activation_id);
  -- The customer's lock comes before the row's, as in every step that takes both: the free messages are counted under it.
  PERFORM purchase_lock_user(user_id) FROM activations
    WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
  SELECT * INTO a FROM activations
   WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id FOR NO KEY UPDATE;

  -- The same content is the same message unless the provider's own marks or times tell the two apart: after another one
  -- was asked for, providers keep showing the old one.
  SELECT * INTO known FROM messages m
   WHERE m.provider = p_provider AND m.provider_activation_id = p_provider_activation_id
     AND (m.supplier_key = p_supplier_key
          OR (message_code_key(m.code) IS NOT DISTINCT FROM message_code_key(p_code)
              AND (m.text IS NULL OR p_text IS NULL OR btrim(m.text) = btrim(p_text))
              AND (m.supplier_key IS NULL OR p_supplier_key IS NULL)
              AND (m.supplier_at IS NULL OR p_supplier_at IS NULL
                   OR abs(extract(epoch FROM m.supplier_at - p_supplier_at)) < 5)))
   ORDER BY m.id DESC LIMIT 1;
  IF FOUND THEN
    UPDATE messages SET text = coalesce(text, p_text), supplier_at = coalesce(supplier_at, p_supplier_at),
                        supplier_key = coalesce(supplier_key, p_supplier_key)
     WHERE id = known.id
       AND (text IS NULL AND p_text IS NOT NULL OR supplier_at IS NULL AND p_supplier_at IS NOT NULL
            OR supplier_key IS NULL AND p_supplier_key IS NOT NULL);
    RETURN activation_outcome_of(a.id, false, 'duplicate', NULL);
  END IF;

  INSERT INTO messages (provider, provider_activation_id, activation_id, user_id, code, text, supplier_at, supplier_key,
                        received_at, shown)
    VALUES (p_provider, p_provider_activation_id, a.id, a.user_id, p_code, p_text, p_supplier_at, p_supplier_key,
            p_now, false)
    RETURNING id INTO message;
  IF a.id IS NULL THEN
    RETURN activation_outcome_of(NULL, false, 'early', NULL);
  END IF;

  -- Nobody has ended it yet, but its time was over when the message came.
  IF a.status = 'WAITING_SMS'
     AND coalesce(p_supplier_at, p_now) > a.expires_at + make_interval(secs => (p_late ->> 'grace_seconds')::float) THEN
    closed := activation_close(a.id, 'EXPIRED', 'expiry', 'charged', p_now);
    money.available_cents := closed.available_cents;
    money.held_cents := closed.held_cents;
    a.status := 'EXPIRED';
  END IF;

  IF a.status = 'WAITING_SMS' THEN
    money := activation_complete(a.id, p_now);
    reason := 'completed';
  ELSIF a.status IN ('COMPLETED', 'ACTIVE')
        AND p_now <= a.expires_at + make_interval(secs => (p_late ->> 'shown_seconds')::float) THEN
    UPDATE activations SET status = 'COMPLETED' WHERE id = a.id;
    reason := 'added';
  ELSIF a.status = 'EXPIRED' AND p_now <= a.expires_at + make_interval(secs => (p_late ->> 'shown_seconds')::float) THEN
    IF (SELECT count(*) FROM messages WHERE user_id = a.user_id AND shown AND free
         AND received_at > p_now - make_interval(secs => (p_late ->> 'free_seconds')::float))
       < (p_late ->> 'free_count')::integer THEN
      reason := 'free';
    END IF;
  END IF;

  IF reason IS NULL THEN
    RETURN activation_outcome_of(a.id, closed.changed IS TRUE, 'hidden', money);
  END IF;
  UPDATE messages SET shown = true, free = (reason = 'free') WHERE id = message;
  UPDATE activations SET message_count = message_count + 1, updated_at = p_now WHERE id = a.id;
  RETURN activation_outcome_of(a.id, true, reason, money);
END
$$;
