ALTER TABLE provider_accounts DROP COLUMN reopened_at;
