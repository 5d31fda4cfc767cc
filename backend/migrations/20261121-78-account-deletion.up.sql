-- The row of a deleted account stays, without anything of the person: the ledger refers to it.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;

-- What still comes in for these is never credited: a person decides.
ALTER TABLE topups ADD COLUMN is_owner_deleted boolean NOT NULL DEFAULT false;
