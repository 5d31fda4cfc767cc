-- Notifications that came with a wrong secret or signature, by who was said to send them and ten minutes. Requests add to
-- a row and make none but the first of these minutes; the next one removes what is older than a day.
CREATE TABLE refused_notifications (
  source text NOT NULL,
  starts_at timestamptz NOT NULL,
  notifications integer NOT NULL CHECK (notifications > 0),
  PRIMARY KEY (source, starts_at)
);
