-- Where the latest of these notifications came from.
ALTER TABLE refused_notifications ADD COLUMN address text;
