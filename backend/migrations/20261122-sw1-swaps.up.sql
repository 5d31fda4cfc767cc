-- Another number for a silent one. The intent stands on the old number until its provider has taken it back; the new
-- number says which one it replaces, at most one each.
ALTER TABLE activations
  ADD COLUMN swap_requested_at timestamptz,
  ADD COLUMN swapped_from uuid REFERENCES activations (id);
CREATE UNIQUE INDEX activations_swapped_from ON activations (swapped_from) WHERE swapped_from IS NOT NULL;
ALTER TABLE activations
  DROP CONSTRAINT activations_closed_by_check,
  ADD CONSTRAINT activations_closed_by_check
    CHECK (closed_by IN ('customer', 'swap', 'staff', 'expiry', 'provider', 'failure'));
