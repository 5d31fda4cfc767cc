-- How our open numbers at a provider are looked at: by its list, or one by one, and how often each.
CREATE TABLE provider_polls (
  provider text PRIMARY KEY,
  is_listed boolean NOT NULL,
  interval_seconds integer NOT NULL,
  polled_at timestamptz NOT NULL
);
