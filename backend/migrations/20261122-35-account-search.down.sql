DROP INDEX users_inactive;
DROP INDEX users_by_email;
DROP INDEX users_newest;
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
DROP INDEX users_cpf;
ALTER TABLE users DROP COLUMN search_text;
DROP EXTENSION IF EXISTS pg_trgm;
