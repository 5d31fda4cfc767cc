-- The few accounts that staff should look at twice, newest first as their list is sorted.
CREATE INDEX users_flagged ON users (created_at, id) WHERE flag IS NOT NULL AND deleted_at IS NULL;
