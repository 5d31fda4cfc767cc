-- Providers that are left alone for a while: they did not answer, or refused our account as a whole.
CREATE TABLE provider_circuits (
  provider text PRIMARY KEY,
  -- open: nothing is bought there. half_open: it answered again, and the next purchase decides.
  state text NOT NULL CHECK (state IN ('open', 'half_open')),
  reason text NOT NULL,
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When it is asked again.
  retry_at timestamptz NOT NULL,
  trips integer NOT NULL
);

-- How many numbers may be open at a provider at a time; null for no limit of ours.
ALTER TABLE providers ADD COLUMN max_open_numbers integer CHECK (max_open_numbers > 0);
