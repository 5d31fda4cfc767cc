-- Who of the staff set it; null for what was written by hand.
ALTER TABLE settings ADD COLUMN updated_by uuid;
