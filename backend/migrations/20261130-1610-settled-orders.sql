-- Numbers by the moment at which their price was paid or given back, and top-ups by that of their credit: the reports
-- count them so.
CREATE INDEX activations_settled ON activations ((coalesce(first_message_at, closed_at)))
  WHERE coalesce(first_message_at, closed_at) IS NOT NULL;
CREATE INDEX topup_steps_credited ON topup_steps (happened_at) WHERE kind = 'credit';
-- The list of orders merges numbers and top-ups by time. Without this index, the planner reads all top-ups to find that
-- few or none were refunded.
CREATE INDEX topups_refunded_orders ON topups (created_at, id) WHERE status = 'refunded';

-- down

DROP INDEX activations_settled, topup_steps_credited, topups_refunded_orders;
