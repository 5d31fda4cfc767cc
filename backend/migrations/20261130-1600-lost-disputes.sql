ALTER TABLE topups ADD COLUMN lost_disputes text[] NOT NULL DEFAULT '{}',
  -- True when that holds for every payment that was charged back.
  ADD COLUMN is_dispute_lost boolean NOT NULL DEFAULT false;
-- The next reading says how their disputes ended.
UPDATE topups SET next_read_at = now() WHERE staff_reason = 'CHARGED_BACK_AFTER_CREDIT';
DROP INDEX topups_for_staff_by_time;
CREATE INDEX topups_for_staff_by_time ON topups (created_at, id) WHERE staff_reason IS NOT NULL AND NOT is_dispute_lost;

-- down

DROP INDEX topups_for_staff_by_time;
CREATE INDEX topups_for_staff_by_time ON topups (created_at, id) WHERE staff_reason IS NOT NULL;
ALTER TABLE topups DROP COLUMN lost_disputes, DROP COLUMN is_dispute_lost;
