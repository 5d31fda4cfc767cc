ALTER TABLE topups DROP COLUMN is_owner_deleted;
ALTER TABLE users DROP COLUMN deleted_at;
