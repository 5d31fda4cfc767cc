ALTER TABLE refused_notifications DROP COLUMN address;
