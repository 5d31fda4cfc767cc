CREATE OR REPLACE FUNCTION idempotency_lifetime() RETURNS interval
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$ SELECT interval '24 hours' $$;

-- The status is null while a run is in flight.
CREATE OR REPLACE FUNCTION idempotency_find(p_scope text, p_key text, p_body_hash bytea)
RETURNS TABLE ("isClaimed" boolean, "isSameBody" boolean, status integer, answer json)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT false, k.body_hash = p_body_hash, k.status, k.answer FROM idempotency_keys k
   WHERE k.scope = p_scope AND k.key = p_key
$$;

-- Claims a key that is new or expired, or whose run with the same body was claimed before p_dead_since (null where a
-- sweep completes dead runs); otherwise answers its state.
CREATE OR REPLACE FUNCTION idempotency_claim(
  p_scope text, p_key text, p_body_hash bytea, p_claim uuid, p_dead_since timestamptz, p_now timestamptz
) RETURNS TABLE ("isClaimed" boolean, "isSameBody" boolean, status integer, answer json)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Another process may insert or delete the key between the two statements.
  LOOP
    INSERT INTO idempotency_keys AS present (scope, key, body_hash, claim, claimed_at)
      VALUES (p_scope, p_key, p_body_hash, p_claim, p_now)
      ON CONFLICT (scope, key) DO UPDATE SET
        body_hash = excluded.body_hash, claim = excluded.claim, claimed_at = excluded.claimed_at,
        completed_at = NULL, status = NULL, answer = NULL
       WHERE present.claimed_at <= p_now - idempotency_lifetime()
          OR (present.completed_at IS NULL AND present.claimed_at <= p_dead_since
              AND present.body_hash = excluded.body_hash);
    IF FOUND THEN
      RETURN QUERY SELECT true, true, NULL::integer, NULL::json;
      RETURN;
    END IF;
    RETURN QUERY SELECT * FROM idempotency_find(p_scope, p_key, p_body_hash);
    IF FOUND THEN
      RETURN;
    END IF;
  END LOOP;
END
$$;

-- False when another run has taken the key over. The first answer stays.
CREATE OR REPLACE FUNCTION idempotency_complete(
  p_scope text, p_key text, p_claim uuid, p_status integer, p_answer json, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE idempotency_keys SET completed_at = p_now, status = p_status, answer = p_answer
   WHERE scope = p_scope AND key = p_key AND claim = p_claim;
  RETURN FOUND;
END
$$;
