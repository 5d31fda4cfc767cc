-- A customer's numbers by time are read with a range of the owner, which no index of all customers by time can serve; with
-- the digits that are looked for.
DROP INDEX activations_of_user;
CREATE INDEX activations_of_user ON activations (user_id, allotted_at, id) INCLUDE (phone) WHERE allotted_at IS NOT NULL;
