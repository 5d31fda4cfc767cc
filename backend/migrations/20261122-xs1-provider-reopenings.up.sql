-- When a provider that had been left alone was first asked again: what failed before says nothing about it any more.
ALTER TABLE provider_accounts ADD COLUMN reopened_at timestamptz;
