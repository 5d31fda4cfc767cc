-- Rows of a provider's list of open numbers that could not be read: how many there were last, and how one of them looks.
ALTER TABLE provider_polls
  ADD COLUMN unread_rows integer NOT NULL DEFAULT 0,
  ADD COLUMN unread_shape text,
  ADD COLUMN unread_at timestamptz;
