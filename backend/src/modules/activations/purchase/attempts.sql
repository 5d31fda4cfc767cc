-- Depends on modules/catalogue/offers/offers.sql
-- Depends on modules/activations/lifecycle/lifecycle.sql
-- Depends on modules/catalogue/providers/circuits.sql
-- Depends on modules/activations/purchase/sales.sql

CREATE TYPE attempt_outcome AS (next_attempt_id uuid, next_max_price_micros bigint, outcome activation_outcome);

CREATE OR REPLACE FUNCTION attempt_intend(p_activation_id uuid, p_number integer, p_offer jsonb, p_now timestamptz)
RETURNS provider_attempts LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO provider_attempts (activation_id, number, provider, service_code, provider_country_id,
                                 list_cost_micros, cost_currency, cost_rate, max_price_micros, started_at)
  VALUES (p_activation_id, p_number, p_offer ->> 'provider', p_offer ->> 'serviceCode',
          p_offer ->> 'providerCountryId', (p_offer ->> 'costMicros')::bigint, p_offer ->> 'costCurrency',
          (p_offer ->> 'costRate')::numeric,
          CASE WHEN p_number = 1 AND (p_offer ->> 'costMicros')::bigint > 0
            THEN (p_offer ->> 'costMicros')::bigint ELSE (p_offer ->> 'ceilingMicros')::bigint END,
          p_now)
  RETURNING *
$$;

CREATE OR REPLACE FUNCTION attempt_end(p_attempt_id uuid, p_outcome text, p_reason text, p_exchange jsonb, p_now timestamptz)
RETURNS provider_attempts LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE provider_attempts SET outcome = p_outcome, reason = p_reason, ended_at = p_now,
    request = p_exchange ->> 'request', response = p_exchange ->> 'response',
    latency_ms = (p_exchange ->> 'latencyMs')::numeric::integer
   WHERE id = p_attempt_id
  RETURNING *
$$;

CREATE OR REPLACE FUNCTION attempt_go_on(
  wanted activations, p_number integer, p_next_offer jsonb, p_failure_code text, p_now timestamptz
) RETURNS attempt_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  next_attempt provider_attempts;
BEGIN
  IF p_next_offer IS NULL THEN
    RETURN (NULL, NULL, activation_fail(wanted.id, p_failure_code, p_now))::attempt_outcome;
  END IF;
  next_attempt := attempt_intend(wanted.id, p_number + 1, p_next_offer, p_now);
  RETURN (next_attempt.id, next_attempt.max_price_micros, activation_outcome_of(wanted.id, true, 'next', NULL, p_now));
END
$$;

-- Allots or rejects a sold number; one that comes after the hold was given up goes back. p_sale: our `BoughtNumber`.
CREATE OR REPLACE FUNCTION attempt_bought(
  p_attempt_id uuid, p_sale jsonb, p_window jsonb, p_next_offer jsonb, p_failure_code text, p_now timestamptz
) RETURNS attempt_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  sale CONSTANT sold_number := jsonb_populate_record(NULL::sold_number, p_sale);
  exchange CONSTANT jsonb := p_sale -> 'exchange';
  attempt provider_attempts;
  wanted activations;
  fault text;
BEGIN
  SELECT * INTO STRICT attempt FROM provider_attempts WHERE id = p_attempt_id;
  PERFORM number_lock(attempt.provider, sale."providerActivationId");
  SELECT * INTO STRICT wanted FROM activations WHERE id = attempt.activation_id FOR NO KEY UPDATE;

  -- The sweep may have given this number to another unknown attempt: numbers of one product are interchangeable.
  IF EXISTS (SELECT FROM activations
              WHERE provider = attempt.provider AND provider_activation_id = sale."providerActivationId") THEN
    RETURN (NULL, NULL, activation_outcome_of(wanted.id, false, 'number_taken', NULL, p_now))::attempt_outcome;
  END IF;

  IF wanted.status <> 'REQUESTING' THEN
    attempt := attempt_end(p_attempt_id, 'found_late', 'answered after the end', exchange, p_now);
    PERFORM attempt_give_back(attempt, sale, p_now);
    RETURN (NULL, NULL, activation_outcome_of(wanted.id, false, 'too_late', NULL, p_now))::attempt_outcome;
  END IF;

  fault := sale_fault(attempt, sale, p_now);
  IF fault IS NOT NULL THEN
    attempt := attempt_end(p_attempt_id, 'rejected', fault, exchange, p_now);
    PERFORM sale_reject(attempt, fault, sale, p_now);
    RETURN attempt_go_on(wanted, attempt.number, p_next_offer, p_failure_code, p_now);
  END IF;

  PERFORM attempt_end(p_attempt_id, 'bought', NULL, exchange, p_now);
  PERFORM attempt_owns(p_attempt_id, 'bought', sale);
  -- The poll may have seen the number before this answer.
  UPDATE stray_numbers SET state = 'adopted', attempt_id = p_attempt_id, updated_at = p_now
   WHERE provider = attempt.provider AND provider_activation_id = sale."providerActivationId"
     AND state IN ('seen', 'reported');
  PERFORM circuit_closed(attempt.provider);
  RETURN (NULL, NULL, activation_allot(attempt, sale, p_window, p_now))::attempt_outcome;
END
$$;

CREATE TYPE attempt_failure AS (kind text, reason text, exchange jsonb, ban jsonb, "restSeconds" double precision);

-- The provider sold nothing (refused, not_sent): begins the next try, or ends the number. An empty account, a ban
-- ({"scope", "seconds"}) and a refusal of our account (for restSeconds) close offers for all customers.
CREATE OR REPLACE FUNCTION attempt_failed(
  p_attempt_id uuid, p_failure jsonb, p_next_offer jsonb, p_failure_code text, p_now timestamptz
) RETURNS attempt_outcome LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  failure CONSTANT attempt_failure := jsonb_populate_record(NULL::attempt_failure, p_failure);
  attempt provider_attempts := attempt_end(p_attempt_id, failure.kind, failure.reason, failure.exchange, p_now);
  wanted activations;
BEGIN
  IF failure.reason = 'NO_BALANCE' THEN
    INSERT INTO provider_accounts (provider, balance_micros, checked_at) VALUES (attempt.provider, 0, p_now)
      ON CONFLICT (provider) DO UPDATE SET balance_micros = 0, checked_at = p_now;
  ELSIF failure.ban IS NOT NULL THEN
    INSERT INTO provider_bans AS b (provider, provider_country_id, service_code, banned_until)
      VALUES (attempt.provider,
              CASE failure.ban ->> 'scope' WHEN 'product' THEN attempt.provider_country_id ELSE '' END,
              CASE failure.ban ->> 'scope' WHEN 'product' THEN attempt.service_code ELSE '' END,
              p_now + make_interval(secs => (failure.ban ->> 'seconds')::float))
      ON CONFLICT (provider, provider_country_id, service_code) DO UPDATE
        SET banned_until = greatest(b.banned_until, excluded.banned_until);
  ELSIF failure."restSeconds" IS NOT NULL THEN
    -- The only provider of a product stays open: its own refusal tells customers more than a closed offer.
    IF EXISTS (SELECT FROM activations a
                 JOIN products p ON p.country_iso = a.country_iso AND p.service_code = a.service_code
                 JOIN offers_at(p_now) o ON o.product_id = p.id
                WHERE a.id = attempt.activation_id AND o.provider <> attempt.provider AND offer_is_listed(o.obstacle)) THEN
      PERFORM circuit_open(attempt.provider, failure.reason, failure."restSeconds", p_now);
    END IF;
  -- With a circuit that is open in this process, the provider was not even asked.
  ELSIF failure.kind = 'not_sent' AND failure.reason <> 'circuit open' THEN
    PERFORM circuit_fell_back(attempt.provider, failure.reason, p_now);
  END IF;
  SELECT * INTO STRICT wanted FROM activations WHERE id = attempt.activation_id FOR NO KEY UPDATE;
  IF wanted.status <> 'REQUESTING' THEN
    RETURN (NULL, NULL, activation_outcome_of(wanted.id, false, 'too_late', NULL, p_now))::attempt_outcome;
  END IF;
  RETURN attempt_go_on(wanted, attempt.number, p_next_offer, p_failure_code, p_now);
END
$$;

CREATE OR REPLACE FUNCTION attempt_unknown(p_attempt_id uuid, p_reason text, p_exchange jsonb, p_now timestamptz)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH ended AS (
    UPDATE provider_attempts SET outcome = 'unknown', reason = p_reason, ended_at = p_now,
      request = p_exchange ->> 'request', response = p_exchange ->> 'response',
      latency_ms = (p_exchange ->> 'latencyMs')::numeric::integer
     WHERE id = p_attempt_id AND outcome = 'pending'
    RETURNING provider
  )
  SELECT circuit_fell_back(provider, p_reason, p_now) FROM ended
$$;

-- An attempt pending for longer than any call takes belongs to a dead process, which may have bought a number.
CREATE OR REPLACE FUNCTION mark_attempts_unknown(p_started_before timestamptz, p_now timestamptz)
RETURNS SETOF uuid LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE provider_attempts SET outcome = 'unknown', reason = 'no answer was written', ended_at = p_now
   WHERE outcome = 'pending' AND started_at < p_started_before
  RETURNING activation_id
$$;

-- Gives up the hold of an unknown attempt. Null where another event ended the attempt first.
CREATE OR REPLACE FUNCTION attempt_give_up(p_attempt_id uuid, p_now timestamptz) RETURNS activation_outcome
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  lost uuid;
BEGIN
  SELECT a.id INTO lost FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
   WHERE t.id = p_attempt_id AND t.outcome = 'unknown' AND a.status = 'REQUESTING' FOR NO KEY UPDATE OF a SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE provider_attempts SET outcome = 'given_up' WHERE id = p_attempt_id;
  RETURN activation_fail(lost, 'PROVIDER_CONNECTION', p_now);
END
$$;

-- Actions: known; wait (a call in flight may own it, or its hold is about to be given up); adopted; rejected; cancel
-- (its hold was given up); unexplained (staff is notified once). An attempt cannot own a number seen before it began.
-- p_number: our `ActiveActivation` without its messages; p_rules: our `ActivationWindow` with "unknownOutcomeSeconds"
-- and "explainedSince".
CREATE OR REPLACE FUNCTION number_found(
  p_provider text, p_number jsonb, p_rules jsonb, p_failure_code text, p_now timestamptz,
  OUT action text, OUT outcome activation_outcome
) LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  sale CONSTANT sold_number := jsonb_populate_record(NULL::sold_number, p_number);
  unmatched stray_numbers;
  attempt provider_attempts;
  fault text;
BEGIN
  PERFORM number_lock(p_provider, sale."providerActivationId");
  IF EXISTS (SELECT FROM activations
              WHERE provider = p_provider AND provider_activation_id = sale."providerActivationId") THEN
    action := 'known';
    RETURN;
  END IF;

  INSERT INTO stray_numbers AS s (provider, provider_activation_id, service_code, provider_country_id, phone, cost_micros,
                                  first_seen_at, state, updated_at)
    VALUES (p_provider, sale."providerActivationId", sale."serviceCode", sale."countryId", sale."phoneE164",
            (sale.cost ->> 'micros')::bigint, p_now, 'seen', p_now)
    ON CONFLICT (provider, provider_activation_id) DO UPDATE SET phone = s.phone
    RETURNING * INTO unmatched;
  IF unmatched.state <> 'seen' THEN
    action := 'known';
    RETURN;
  END IF;

  IF EXISTS (SELECT FROM provider_attempts
              WHERE provider = p_provider AND service_code = sale."serviceCode"
                AND provider_country_id = sale."countryId"
                AND outcome = 'pending' AND started_at <= unmatched.first_seen_at) THEN
    action := 'wait';
    RETURN;
  END IF;

  SELECT t.* INTO attempt FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
   WHERE t.provider = p_provider AND t.service_code = sale."serviceCode" AND t.provider_country_id = sale."countryId"
     AND t.outcome = 'unknown' AND t.started_at <= unmatched.first_seen_at AND a.status = 'REQUESTING'
   ORDER BY t.started_at, t.id LIMIT 1 FOR NO KEY UPDATE OF a;
  IF FOUND THEN
    IF attempt.started_at <= p_now - make_interval(secs => (p_rules ->> 'unknownOutcomeSeconds')::float) THEN
      action := 'wait';
      RETURN;
    END IF;
    fault := sale_fault(attempt, sale, p_now);
    IF fault IS NOT NULL THEN
      PERFORM sale_reject(attempt, fault, sale, p_now);
      action := 'rejected';
      outcome := activation_fail(attempt.activation_id, p_failure_code, p_now);
    ELSE
      PERFORM attempt_owns(attempt.id, 'adopted', sale);
      UPDATE stray_numbers SET state = 'adopted', attempt_id = attempt.id, updated_at = p_now
       WHERE provider = p_provider AND provider_activation_id = sale."providerActivationId";
      action := 'adopted';
      outcome := activation_allot(attempt, sale, p_rules, p_now);
    END IF;
    RETURN;
  END IF;

  SELECT * INTO attempt FROM provider_attempts
   WHERE provider = p_provider AND service_code = sale."serviceCode" AND provider_country_id = sale."countryId"
     AND outcome = 'given_up' AND started_at <= unmatched.first_seen_at
     AND started_at > (p_rules ->> 'explainedSince')::timestamptz
   ORDER BY started_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  action := CASE WHEN FOUND THEN 'cancel' ELSE 'unexplained' END;
  PERFORM attempt_owns(attempt.id, 'found_late', sale);
  UPDATE stray_numbers SET state = CASE action WHEN 'cancel' THEN 'cancelling' ELSE 'reported' END,
                           attempt_id = attempt.id, updated_at = p_now
   WHERE provider = p_provider AND provider_activation_id = sale."providerActivationId";
END
$$;
