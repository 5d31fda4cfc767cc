-- When something about an account changed that staff edit: the trigger users_note_change.
ALTER TABLE users ADD COLUMN updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now());

-- Each order and each filter of the list of accounts. What is included lets far pages be counted off in the index.
DROP INDEX users_newest;
CREATE INDEX users_newest ON users (created_at, id) INCLUDE (role, is_active, is_email_verified)
  WHERE deleted_at IS NULL;
CREATE INDEX users_by_name ON users (lower(coalesce(full_name, '')), id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_last_login ON users (coalesce(last_login_at, '-infinity'), id) WHERE deleted_at IS NULL;
CREATE INDEX users_unverified ON users (created_at, id) WHERE NOT is_email_verified AND deleted_at IS NULL;
DROP INDEX users_staff;
CREATE INDEX users_staff ON users (role, created_at, id) WHERE role <> 'CUSTOMER';

-- What staff write down about a customer, for each other.
CREATE TABLE user_notes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX user_notes_of_user ON user_notes (user_id, created_at, id);

-- The audit is searched by everything that an entry names.
ALTER TABLE audit_entries ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (' ' || action || ' ' || entity_id || coalesce(' ' || lower(reason), '')) STORED;
DO $$
BEGIN
  CREATE INDEX audit_entries_search ON audit_entries USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE WARNING 'pg_trgm is not available: the audit is searched without an index';
END
$$;
DROP INDEX audit_entries_entity;
CREATE INDEX audit_entries_entity ON audit_entries (entity_type, entity_id, at, id);
DROP INDEX audit_entries_user;
CREATE INDEX audit_entries_user ON audit_entries (user_id, at, id);
CREATE INDEX audit_entries_staff ON audit_entries (staff_id, at, id);
CREATE INDEX audit_entries_action ON audit_entries (action, at, id);

-- What happened to an account in the order of time, without the steps of each purchase.
CREATE INDEX account_events_timeline ON account_events (user_id, at, id);
CREATE INDEX transfers_timeline ON transfers (user_id, occurred_at, id)
  WHERE reference_type NOT IN ('activation', 'adjustment');
CREATE INDEX purchase_blocks_until ON purchase_blocks (blocked_until);
