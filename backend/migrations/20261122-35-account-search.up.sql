-- What staff search accounts by: a space before each word, so that the beginning of a word can be asked for.
ALTER TABLE users ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (' ' || email || coalesce(' ' || lower(full_name), '')) STORED;

-- A server without the extension searches without this index: slower, not wrong.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege THEN
  RAISE WARNING 'pg_trgm is not available: accounts are searched without an index';
END
$$;

CREATE INDEX users_cpf ON users (cpf) WHERE deleted_at IS NULL;

DROP INDEX users_newest;
CREATE INDEX users_newest ON users (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
CREATE INDEX users_inactive ON users (created_at, id) WHERE NOT is_active AND deleted_at IS NULL;
