DROP INDEX messages_free, topups_credited_by_amount, topups_credited, activations_of_user_by_price,
  activations_of_user_by_status, activations_of_user;
CREATE INDEX activations_of_user ON activations (user_id, allotted_at DESC, id DESC) WHERE allotted_at IS NOT NULL;
DROP TABLE order_counts;
