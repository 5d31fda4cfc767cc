ALTER TABLE device_grants DROP COLUMN proved_at;
