-- All numbers of a customer by status: with those of many products each product would be read for it.
CREATE INDEX activations_of_user_in_status ON activations (user_id, status, allotted_at, id) WHERE allotted_at IS NOT NULL;
