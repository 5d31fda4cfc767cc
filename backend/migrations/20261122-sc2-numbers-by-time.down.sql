DROP INDEX activations_of_user;
CREATE INDEX activations_of_user ON activations (user_id, allotted_at DESC, id DESC) INCLUDE (phone)
  WHERE allotted_at IS NOT NULL;
