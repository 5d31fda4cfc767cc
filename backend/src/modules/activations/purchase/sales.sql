-- Depends on modules/activations/activation-state.sql
-- Depends on modules/catalogue/offers/offers.sql

CREATE TYPE sold_number AS (
  "providerActivationId" text, "serviceCode" text, "countryId" text, "phoneE164" text, cost jsonb, "canGetAnotherSms" boolean
);

CREATE OR REPLACE FUNCTION stated_cost_micros(attempt provider_attempts, p_cost jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN coalesce(p_cost ->> 'currency', attempt.cost_currency) = attempt.cost_currency
    THEN (p_cost ->> 'micros')::bigint END
$$;

-- p_cost: our `StatedCost`. The provider may have rounded it up by less than one step.
CREATE OR REPLACE FUNCTION cost_fault(attempt provider_attempts, p_cost jsonb) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_cost IS NULL THEN NULL
              WHEN stated_cost_micros(attempt, p_cost) IS NULL THEN 'COST_UNREADABLE'
              WHEN stated_cost_micros(attempt, p_cost) >= attempt.max_price_micros + (p_cost ->> 'stepMicros')::bigint
                THEN 'COST_ABOVE_CEILING' END
$$;

-- For so long a customer does not get the same number for a service again after it received nothing for that service.
CREATE OR REPLACE FUNCTION silent_number_memory() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '30 days'
$$;

-- Why we do not accept a sold number. The lock of the phone number lets only one of two simultaneous sales through.
CREATE OR REPLACE FUNCTION sale_fault(attempt provider_attempts, sale sold_number, p_now timestamptz) RETURNS text
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  fault text := cost_fault(attempt, sale.cost);
BEGIN
  IF fault IS NOT NULL THEN
    RETURN fault;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('phone:' || sale."phoneE164", 0));
  IF EXISTS (SELECT FROM activations a
              WHERE reverse(a.phone) = reverse(sale."phoneE164") AND a.service_code = attempt.service_code
                AND activation_is_open(a.status, a.finished_at, a.expires_at, p_now)) THEN
    RETURN 'NUMBER_IN_USE';
  END IF;
  -- The customer would wait in vain for a second time.
  IF EXISTS (SELECT FROM activations a
              WHERE reverse(a.phone) = reverse(sale."phoneE164") AND a.service_code = attempt.service_code
                AND a.user_id = (SELECT w.user_id FROM activations w WHERE w.id = attempt.activation_id)
                AND activation_money(a.status) = 'back' AND a.message_count = 0
                AND a.closed_at > p_now - silent_number_memory()) THEN
    RETURN 'NUMBER_WAS_SILENT';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION sale_close_offer(attempt provider_attempts, p_cost jsonb, p_now timestamptz)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT offer_close(attempt.provider, attempt.provider_country_id, attempt.service_code, cost_fault(attempt, p_cost),
                     attempt.list_cost_micros, concat_ws(' ', p_cost ->> 'text', p_cost ->> 'currency'), p_now)
   WHERE cost_fault(attempt, p_cost) IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION attempt_owns(p_attempt_id uuid, p_outcome text, sale sold_number) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE provider_attempts t SET outcome = p_outcome, provider_activation_id = sale."providerActivationId",
                                 cost_micros = stated_cost_micros(t, sale.cost)
   WHERE id = p_attempt_id
$$;

-- The cost stays in the books until the number is returned (trigger unmatched_costs_posted).
CREATE OR REPLACE FUNCTION attempt_give_back(attempt provider_attempts, sale sold_number, p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO stray_numbers (provider, provider_activation_id, service_code, provider_country_id, phone, cost_micros,
                             first_seen_at, state, attempt_id, updated_at)
    VALUES (attempt.provider, sale."providerActivationId", attempt.service_code, attempt.provider_country_id,
            sale."phoneE164", stated_cost_micros(attempt, sale.cost), p_now, 'cancelling', attempt.id, p_now)
    ON CONFLICT (provider, provider_activation_id) DO UPDATE
      SET state = 'cancelling', attempt_id = excluded.attempt_id, cost_micros = excluded.cost_micros, updated_at = p_now
$$;

CREATE OR REPLACE FUNCTION sale_reject(
  attempt provider_attempts, p_fault text, sale sold_number, p_now timestamptz
) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM attempt_owns(attempt.id, 'rejected', sale);
  UPDATE provider_attempts SET reason = p_fault WHERE id = attempt.id;
  PERFORM attempt_give_back(attempt, sale, p_now);
  PERFORM sale_close_offer(attempt, sale.cost, p_now);
END
$$;

-- The provider states the cost of a number that it sold without one. A wrong cost closes the offer, not the number.
CREATE OR REPLACE FUNCTION cost_stated(p_provider text, p_provider_activation_id text, p_cost jsonb, p_now timestamptz)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  attempt provider_attempts;
BEGIN
  SELECT t.* INTO attempt FROM activations a JOIN provider_attempts t ON t.activation_id = a.id
   WHERE a.provider = p_provider AND a.provider_activation_id = p_provider_activation_id AND a.is_cost_guessed
     AND t.provider_activation_id = p_provider_activation_id FOR NO KEY UPDATE OF a;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE provider_attempts SET cost_micros = stated_cost_micros(attempt, p_cost) WHERE id = attempt.id;
  UPDATE activations SET cost_micros = stated_cost_micros(attempt, p_cost), is_cost_guessed = false,
                         updated_at = greatest(updated_at, p_now)
   WHERE id = attempt.activation_id AND stated_cost_micros(attempt, p_cost) IS NOT NULL;
  PERFORM sale_close_offer(attempt, p_cost, p_now);
END
$$;
