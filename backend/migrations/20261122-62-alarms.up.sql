-- What staff have to look at. An alarm opens and closes by itself; a person says that it is being looked after.
CREATE TABLE alarms (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL,
  -- Which provider, gateway or product it is about; empty where there is only one such thing.
  subject text NOT NULL,
  -- What the screen tells beside the texts of the code, in wire names.
  facts jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid
);
CREATE UNIQUE INDEX alarms_open ON alarms (code, subject) WHERE closed_at IS NULL;
CREATE INDEX alarms_newest ON alarms (opened_at, id);
CREATE INDEX alarms_by_code ON alarms (code, opened_at, id);

-- What the rules look at again and again, each no larger than what is wrong.
CREATE INDEX stray_numbers_reported ON stray_numbers (provider, first_seen_at) WHERE state = 'reported';
CREATE INDEX provider_attempts_time ON provider_attempts USING brin (started_at);
