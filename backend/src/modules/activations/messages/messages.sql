-- Depends on modules/activations/lifecycle/lifecycle.sql

CREATE OR REPLACE FUNCTION message_code_key(p_code text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT lower(regexp_replace(p_code, '[^[:alnum:]]', '', 'g'))
$$;

-- After another message was asked for, providers show the old one again: the same text counts as new only with another
-- key or time. Codes are compared where a text is missing: providers may read another code from the same text.
CREATE OR REPLACE FUNCTION message_is_same(
  known messages, p_code text, p_text text, p_sent_at timestamptz, p_message_key text
) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(known.supplier_key = p_message_key, false)
      OR (coalesce(btrim(known.text) = btrim(p_text),
                   message_code_key(known.code) IS NOT DISTINCT FROM message_code_key(p_code))
          AND (known.supplier_key IS NULL OR p_message_key IS NULL)
          AND (known.supplier_at IS NULL OR p_sent_at IS NULL
               OR abs(extract(epoch FROM known.supplier_at - p_sent_at)) < 5))
$$;

-- Positions of the shown messages that are not stored yet, or that are stored without all their fields.
CREATE OR REPLACE FUNCTION messages_to_store(p_provider text, p_messages jsonb) RETURNS SETOF bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT shown.ordinality - 1
    FROM ROWS FROM (jsonb_to_recordset(p_messages) AS (number text, code text, text text, sent_at timestamptz))
           WITH ORDINALITY AS shown (number, code, text, sent_at, ordinality)
   WHERE NOT EXISTS (
     SELECT FROM messages known
      WHERE known.provider = p_provider AND known.provider_activation_id = shown.number AND known.activation_id IS NOT NULL
        AND message_is_same(known, shown.code, shown.text, shown.sent_at, NULL)
        AND (shown.text IS NULL OR known.text IS NOT NULL)
        AND (shown.sent_at IS NULL OR known.supplier_at IS NOT NULL))
   ORDER BY shown.ordinality
$$;

-- Reasons: completed (the first message: paid), added, free (after the expiry, not paid), hidden (kept for the record),
-- early (no activation has the number yet), duplicate, flood (too many for one number: not kept).
CREATE OR REPLACE FUNCTION message_store(
  p_provider text, p_provider_activation_id text, p_code text, p_text text, p_sent_at timestamptz,
  p_message_key text, p_now timestamptz
) RETURNS activation_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  -- A message may come in time but be read by a later poll.
  grace CONSTANT interval := '30 seconds';
  free_messages CONSTANT integer := 3;
  free_period CONSTANT interval := '30 days';
  most_messages CONSTANT integer := 100;
  a activations;
  known messages;
  message uuid;
  closed activation_outcome;
  outcome activation_outcome;
  money ledger_posting;
  reason text;
BEGIN
  PERFORM number_lock(p_provider, p_provider_activation_id);
  -- The customer's lock is taken before the row's; free messages are counted under it.
  PERFORM purchase_lock_user(user_id) FROM activations
    WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id;
  SELECT * INTO a FROM activations
   WHERE provider = p_provider AND provider_activation_id = p_provider_activation_id FOR NO KEY UPDATE;

  SELECT * INTO known FROM messages m
   WHERE m.provider = p_provider AND m.provider_activation_id = p_provider_activation_id
     AND (m.activation_id IS NOT DISTINCT FROM a.id OR m.supplier_key = p_message_key)
     AND message_is_same(m, p_code, p_text, p_sent_at, p_message_key)
   ORDER BY m.id DESC LIMIT 1;
  IF FOUND THEN
    UPDATE messages SET text = coalesce(text, p_text), supplier_at = coalesce(supplier_at, p_sent_at),
                        supplier_key = coalesce(supplier_key, p_message_key)
     WHERE id = known.id
       AND (text IS NULL AND p_text IS NOT NULL OR supplier_at IS NULL AND p_sent_at IS NOT NULL
            OR supplier_key IS NULL AND p_message_key IS NOT NULL);
    RETURN activation_outcome_of(a.id, false, 'duplicate', NULL, p_now);
  END IF;
  IF most_messages <= (
    SELECT count(*) FROM messages m
     WHERE m.provider = p_provider AND m.provider_activation_id = p_provider_activation_id
       AND m.activation_id IS NOT DISTINCT FROM a.id) THEN
    RETURN activation_outcome_of(a.id, false, 'flood', NULL, p_now);
  END IF;

  INSERT INTO messages (provider, provider_activation_id, activation_id, user_id, code, text, supplier_at, supplier_key,
                        received_at, shown)
    VALUES (p_provider, p_provider_activation_id, a.id, a.user_id, p_code, p_text, p_sent_at, p_message_key,
            p_now, false)
    RETURNING id INTO message;
  IF a.id IS NULL THEN
    RETURN activation_outcome_of(NULL, false, 'early', NULL, p_now);
  END IF;

  -- The window is over, but the sweep has not ended the number yet.
  IF a.status = 'WAITING_SMS' AND coalesce(p_sent_at, p_now) > a.expires_at + grace THEN
    closed := activation_close(a.id, 'expired', 'expiry', 'charged', p_now);
    SELECT * INTO STRICT a FROM activations WHERE id = a.id;
  END IF;

  reason := CASE
    WHEN a.status = 'WAITING_SMS' THEN 'completed'
    WHEN p_now > a.expires_at + late_message_window() THEN NULL
    WHEN activation_next(a.status, 'message') IS NOT NULL THEN 'added'
    WHEN a.status = 'EXPIRED' AND free_messages > (
      SELECT count(*) FROM messages m
       WHERE m.user_id = a.user_id AND m.shown AND m.free AND m.received_at > p_now - free_period) THEN 'free'
  END;
  IF reason IS NULL THEN
    outcome := activation_outcome_of(a.id, closed.changed IS TRUE, 'hidden', NULL, p_now);
    outcome.wallet := closed.wallet;
    RETURN outcome;
  END IF;
  IF reason <> 'free' THEN
    money := activation_receive(a.id, p_now);
  END IF;
  UPDATE messages SET shown = true, free = (reason = 'free') WHERE id = message;
  UPDATE activations SET message_count = message_count + 1, updated_at = p_now WHERE id = a.id;
  outcome := activation_outcome_of(a.id, true, reason, money, p_now);
  outcome.wallet := coalesce(outcome.wallet, closed.wallet);
  RETURN outcome;
END
$$;
