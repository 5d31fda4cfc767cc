-- Depends on modules/wallet/ledger/house.sql
-- Depends on modules/activations/activation-state.sql

CREATE OR REPLACE FUNCTION cost_account(p_status text, p_cost_state text, p_provider text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_provider IS NULL THEN NULL ELSE
    CASE p_cost_state
      WHEN 'returned' THEN 'provider:' || p_provider
      WHEN 'unsettled' THEN 'costs:open'
      WHEN 'charged' THEN CASE activation_money(p_status) WHEN 'paid' THEN 'costs:delivered'
                                                          WHEN 'back' THEN 'costs:lost' ELSE 'costs:open' END
    END END
$$;

CREATE OR REPLACE FUNCTION open_cost(p_cost_micros bigint, p_currency text, p_rate numeric) RETURNS house_side
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_rate IS NULL THEN ('costs:open', p_currency, p_cost_micros)::house_side
              ELSE ('costs:open', 'BRL', greatest(1, round(p_cost_micros * p_rate)))::house_side END
$$;

CREATE OR REPLACE FUNCTION activation_costs_posted() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  provider CONSTANT text := 'provider:' || NEW.provider;
  target CONSTANT text := cost_account(NEW.status, NEW.cost_state, NEW.provider);
  place text := provider;
  paid house_side;
  cost house_side;
  paid_rate numeric;
  posted house_transfers;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    place := coalesce(cost_account(OLD.status, OLD.cost_state, OLD.provider), provider);
    SELECT * INTO posted FROM house_transfers WHERE reference_id = NEW.id AND kind = 'cost' ORDER BY id DESC LIMIT 1;
  END IF;
  -- The provider has now stated the cost that was guessed before: the guess is posted back.
  IF posted.id IS NOT NULL AND place <> provider AND NEW.cost_micros IS DISTINCT FROM OLD.cost_micros THEN
    PERFORM house_post('cost_returned', NEW.id, (posted.credit_account, posted.credit_currency, posted.credit_micros),
                       (place, posted.debit_currency, posted.debit_micros), posted.rate, NEW.updated_at);
    place := provider;
    posted := NULL;
  END IF;
  IF place = target OR NEW.cost_micros IS NULL OR NEW.cost_micros <= 0 THEN
    RETURN NULL;
  END IF;
  IF posted.id IS NOT NULL THEN
    paid_rate := posted.rate;
    paid := (posted.credit_account, posted.credit_currency, posted.credit_micros);
    cost := (posted.debit_account, posted.debit_currency, posted.debit_micros);
  ELSE
    paid_rate := CASE NEW.cost_currency WHEN 'BRL' THEN 1 ELSE NEW.cost_rate END;
    paid := (provider, NEW.cost_currency, NEW.cost_micros);
    cost := open_cost(NEW.cost_micros, NEW.cost_currency, paid_rate);
  END IF;
  IF place = provider THEN
    cost.account := 'costs:open';
    PERFORM house_post('cost', NEW.id, cost, paid, paid_rate, NEW.updated_at);
    place := 'costs:open';
  END IF;
  IF target = provider THEN
    cost.account := place;
    PERFORM house_post('cost_returned', NEW.id, paid, cost, paid_rate, NEW.updated_at);
  ELSIF target <> place THEN
    PERFORM house_post(CASE target WHEN 'costs:open' THEN 'cost_reopened' ELSE 'cost_' || split_part(target, ':', 2) END,
                       NEW.id, (target, cost.currency, cost.micros), (place, cost.currency, cost.micros), NULL,
                       NEW.updated_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER activation_costs_posted AFTER UPDATE OF status, cost_state, cost_micros ON activations
  FOR EACH ROW
  WHEN ((cost_account(NEW.status, NEW.cost_state, NEW.provider), NEW.cost_micros)
        IS DISTINCT FROM (cost_account(OLD.status, OLD.cost_state, OLD.provider), OLD.cost_micros)
        AND NEW.cost_state IS NOT NULL)
  EXECUTE FUNCTION activation_costs_posted();
CREATE OR REPLACE TRIGGER activation_costs_posted_at_first AFTER INSERT ON activations
  FOR EACH ROW WHEN (NEW.cost_state IS NOT NULL) EXECUTE FUNCTION activation_costs_posted();

-- The cost of a returned number stays in the books until the provider says how much of it it keeps.
CREATE OR REPLACE FUNCTION unmatched_costs_posted() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  provider CONSTANT text := 'provider:' || NEW.provider;
  attempt provider_attempts;
  rate numeric;
  micros bigint;
  posted house_transfers;
BEGIN
  SELECT * INTO STRICT attempt FROM provider_attempts WHERE id = NEW.attempt_id;
  micros := coalesce(NEW.cost_micros, attempt.list_cost_micros);
  IF NEW.state = 'cancelling' AND micros > 0 THEN
    rate := CASE attempt.cost_currency WHEN 'BRL' THEN 1 ELSE attempt.cost_rate END;
    PERFORM house_post('stray_cost', attempt.id, open_cost(micros, attempt.cost_currency, rate),
                       (provider, attempt.cost_currency, micros), rate, NEW.updated_at);
    RETURN NULL;
  END IF;
  SELECT * INTO posted FROM house_transfers WHERE reference_id = attempt.id AND kind = 'stray_cost';
  IF FOUND AND NEW.state = 'cancelled' THEN
    PERFORM house_post('stray_cost_returned', attempt.id,
                       (posted.credit_account, posted.credit_currency, posted.credit_micros),
                       (posted.debit_account, posted.debit_currency, posted.debit_micros), posted.rate, NEW.updated_at);
  ELSIF FOUND AND NEW.state = 'kept' THEN
    PERFORM house_post('stray_cost_lost', attempt.id, ('costs:lost', posted.debit_currency, posted.debit_micros),
                       (posted.debit_account, posted.debit_currency, posted.debit_micros), NULL, NEW.updated_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER unmatched_costs_posted AFTER INSERT OR UPDATE OF state ON stray_numbers
  FOR EACH ROW WHEN (NEW.attempt_id IS NOT NULL AND NEW.state IN ('cancelling', 'cancelled', 'kept'))
  EXECUTE FUNCTION unmatched_costs_posted();
