-- The list of orders merges numbers and top-ups by time. Without this index, the planner reads all top-ups to find that
-- few or none were refunded.
CREATE INDEX topups_refunded_orders ON topups (created_at, id) WHERE status = 'refunded';

-- down
DROP INDEX topups_refunded_orders;
