ALTER TABLE sessions DROP COLUMN rotation;
DROP TABLE password_resets;
