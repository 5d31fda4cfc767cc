-- When the person who let the program in last proved to be there: its session is no more recently confirmed than theirs.
ALTER TABLE device_grants ADD COLUMN proved_at timestamptz;
