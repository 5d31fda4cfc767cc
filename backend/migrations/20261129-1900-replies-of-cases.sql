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

-- down
DROP TABLE case_viewers;
DROP INDEX cases_reply_due;
ALTER TABLE cases DROP CONSTRAINT cases_reply_once, DROP COLUMN replied_at, DROP COLUMN reply_due_at;
