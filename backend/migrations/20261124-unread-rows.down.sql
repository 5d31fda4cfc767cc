ALTER TABLE provider_polls DROP COLUMN unread_rows, DROP COLUMN unread_shape, DROP COLUMN unread_at;
