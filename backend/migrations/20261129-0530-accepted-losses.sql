-- What a month lost by accepted differences.
CREATE INDEX reconciliation_differences_losses ON reconciliation_differences (ended_at)
  WHERE state = 'accepted' AND amount_micros < 0;

-- down
DROP INDEX reconciliation_differences_losses;
