-- What staff changed. No foreign keys: an entry outlives what it tells about.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  session_id uuid,
  ip_address text,
  user_agent text,
  request_id text NOT NULL,
  action text NOT NULL,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  -- The customer whom the change concerns.
  user_id uuid,
  before jsonb,
  after jsonb,
  reason text
);
CREATE INDEX audit_entries_newest ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_entity ON audit_entries (entity_type, entity_id, id DESC);
CREATE INDEX audit_entries_user ON audit_entries (user_id, id DESC);
