-- Offers at which nothing is bought until staff open them again: the provider asked another cost than its list promises.
ALTER TABLE offers
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_reason text CHECK (closed_reason IN ('COST_ABOVE_CEILING', 'COST_UNREADABLE')),
  ADD COLUMN promised_cost_micros bigint,
  -- In the provider's own words.
  ADD COLUMN asked_cost text,
  ADD CHECK ((closed_at IS NULL) = (closed_reason IS NULL));
CREATE INDEX offers_closed ON offers (closed_at) WHERE closed_at IS NOT NULL;

-- rejected: sold in a way that we do not take, so that the number goes back.
ALTER TABLE provider_attempts
  DROP CONSTRAINT provider_attempts_outcome_check,
  ADD CONSTRAINT provider_attempts_outcome_check CHECK (outcome IN (
    'pending', 'bought', 'refused', 'not_sent', 'unknown', 'adopted', 'given_up', 'found_late', 'rejected'));
CREATE INDEX provider_attempts_rejected ON provider_attempts (started_at) WHERE outcome = 'rejected';

-- The provider has not told the cost yet: what its list says stands for it.
ALTER TABLE activations ADD COLUMN is_cost_guessed boolean NOT NULL DEFAULT false;

-- A cost below nothing was never posted.
UPDATE activations SET cost_micros = NULL WHERE cost_micros < 0;
UPDATE provider_attempts SET cost_micros = NULL WHERE cost_micros < 0;
UPDATE stray_numbers SET cost_micros = NULL WHERE cost_micros < 0;
ALTER TABLE activations ADD CONSTRAINT activations_cost CHECK (cost_micros >= 0);
ALTER TABLE provider_attempts ADD CONSTRAINT provider_attempts_cost
  CHECK (cost_micros >= 0 AND list_cost_micros >= 0 AND max_price_micros >= 0);
ALTER TABLE stray_numbers ADD CONSTRAINT stray_numbers_cost CHECK (cost_micros >= 0);

-- What a number costs that goes back without having had a customer.
INSERT INTO house_transfer_kinds (kind, reference_type, debit_account, credit_account) VALUES
  ('stray_cost', 'attempt', 'costs:open', 'provider:*'),
  ('stray_cost_returned', 'attempt', 'provider:*', 'costs:open'),
  ('stray_cost_lost', 'attempt', 'costs:lost', 'costs:open');
