-- Those of an owner or of a kind, also among all that are decided.
CREATE INDEX cases_of_owner ON cases (owner_id, due_at, id);
CREATE INDEX cases_of_kind ON cases (kind, due_at, id);

-- down
DROP INDEX cases_of_kind;
DROP INDEX cases_of_owner;
