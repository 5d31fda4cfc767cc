DELETE FROM house_transfer_kinds WHERE kind IN ('stray_cost', 'stray_cost_returned', 'stray_cost_lost');
ALTER TABLE stray_numbers DROP CONSTRAINT stray_numbers_cost;
ALTER TABLE provider_attempts DROP CONSTRAINT provider_attempts_cost;
ALTER TABLE activations DROP CONSTRAINT activations_cost, DROP COLUMN is_cost_guessed;
DROP INDEX provider_attempts_rejected;
UPDATE provider_attempts SET outcome = 'found_late' WHERE outcome = 'rejected';
ALTER TABLE provider_attempts
  DROP CONSTRAINT provider_attempts_outcome_check,
  ADD CONSTRAINT provider_attempts_outcome_check CHECK (outcome IN (
    'pending', 'bought', 'refused', 'not_sent', 'unknown', 'adopted', 'given_up', 'found_late'));
ALTER TABLE offers
  DROP COLUMN closed_at, DROP COLUMN closed_reason, DROP COLUMN promised_cost_micros, DROP COLUMN asked_cost;
