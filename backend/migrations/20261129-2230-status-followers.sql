-- Who is mailed what staff publish at /status, once the address is confirmed; no account is needed.
CREATE TABLE status_followers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL UNIQUE,
  language text NOT NULL CHECK (language IN ('pt', 'en', 'es')),
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  confirmation_hash bytea NOT NULL UNIQUE,
  -- Every mail carries it, so it is kept as it is: it only takes this row away.
  leaving_key text NOT NULL UNIQUE
);
CREATE INDEX status_followers_unconfirmed ON status_followers (created_at) WHERE confirmed_at IS NULL;

-- How far the mails of an update are, by the id of the follower. What was published before is not mailed.
ALTER TABLE incident_updates
  ADD COLUMN mailed_through uuid,
  ADD COLUMN mailed_at timestamptz;
UPDATE incident_updates SET mailed_at = published_at;
CREATE INDEX incident_updates_to_mail ON incident_updates (published_at) WHERE mailed_at IS NULL;

-- down
DROP INDEX incident_updates_to_mail;
ALTER TABLE incident_updates DROP COLUMN mailed_at, DROP COLUMN mailed_through;
DROP TABLE status_followers;
