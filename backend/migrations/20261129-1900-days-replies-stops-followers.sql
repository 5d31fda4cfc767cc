-- How the numbers of each day delivered, in America/Sao_Paulo: kept longer than the figures it is made of, by
-- modules/catalogue/delivery/delivery.sql. Of the days before, those are known that the figures still hold whole.
CREATE TABLE delivery_days (
  service_code text NOT NULL,
  country_iso text NOT NULL,
  day date NOT NULL,
  numbers bigint NOT NULL CHECK (numbers > 0),
  delivered bigint NOT NULL CHECK (delivered BETWEEN 0 AND numbers),
  PRIMARY KEY (service_code, country_iso, day)
);
CREATE INDEX delivery_days_time ON delivery_days (day);
INSERT INTO delivery_days
  SELECT service_code, country_iso, (starts_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, sum(numbers),
         coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0)
    FROM delivery_figures GROUP BY 1, 2, 3
  HAVING (min(starts_at) AT TIME ZONE 'America/Sao_Paulo')::date >
         (SELECT (min(starts_at) AT TIME ZONE 'America/Sao_Paulo')::date FROM delivery_figures);

-- A reply waits a moment before its mail, so that staff can take it back; taken back it is a draft.
ALTER TABLE cases
  ADD COLUMN reply_due_at timestamptz,
  ADD COLUMN replied_at timestamptz;
UPDATE cases SET replied_at = decided_at WHERE reply IS NOT NULL;
ALTER TABLE cases
  ADD CONSTRAINT cases_reply_once CHECK (num_nonnulls(reply_due_at, replied_at) <= (reply IS NOT NULL)::integer);
CREATE INDEX cases_reply_due ON cases (reply_due_at) WHERE reply_due_at IS NOT NULL;

-- Which case each member of staff has open: one row each, renewed while they look.
CREATE TABLE case_viewers (
  staff_id uuid PRIMARY KEY,
  case_id uuid NOT NULL,
  seen_at timestamptz NOT NULL
);

-- Those of an owner or of a kind, also among all that are decided.
CREATE INDEX cases_of_owner ON cases (owner_id, due_at, id);
CREATE INDEX cases_of_kind ON cases (kind, due_at, id);

-- The sale of what an incident affects may rest until it is over.
ALTER TABLE incidents ADD COLUMN stops_sales boolean NOT NULL DEFAULT false;
ALTER TABLE products
  ADD COLUMN stopped_by uuid REFERENCES incidents (id),
  ADD CHECK (stopped_by IS NULL OR paused_at IS NOT NULL);
CREATE INDEX products_stopped ON products (stopped_by) WHERE stopped_by IS NOT NULL;

-- An order that leaves the country open goes on in the next one: a purchase of its own, of the numbers that failed.
ALTER TABLE purchases ADD COLUMN continues uuid REFERENCES purchases (id);
CREATE INDEX purchases_continuing ON purchases (continues) WHERE continues IS NOT NULL;

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
DROP INDEX purchases_continuing;
ALTER TABLE purchases DROP COLUMN continues;
UPDATE products SET paused_at = NULL, pause_reason = NULL, stopped_by = NULL WHERE stopped_by IS NOT NULL;
ALTER TABLE products DROP COLUMN stopped_by;
ALTER TABLE incidents DROP COLUMN stops_sales;
DROP INDEX cases_of_kind;
DROP INDEX cases_of_owner;
DROP TABLE case_viewers;
DROP INDEX cases_reply_due;
ALTER TABLE cases DROP CONSTRAINT cases_reply_once, DROP COLUMN replied_at, DROP COLUMN reply_due_at;
DROP TABLE delivery_days;
