DROP INDEX activations_swapped_from;
ALTER TABLE activations
  DROP COLUMN swap_requested_at, DROP COLUMN swapped_from,
  DROP CONSTRAINT activations_closed_by_check;
UPDATE activations SET closed_by = 'customer' WHERE closed_by = 'swap';
ALTER TABLE activations
  ADD CONSTRAINT activations_closed_by_check
    CHECK (closed_by IN ('customer', 'staff', 'expiry', 'provider', 'failure'));
