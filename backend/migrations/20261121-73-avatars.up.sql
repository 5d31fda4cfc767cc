-- The picture of an account, ready to be served. One row an account: a new picture takes the place of the old one.
CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Random: the address of a picture can be passed on, but not be guessed.
  name text NOT NULL CONSTRAINT avatars_name UNIQUE,
  -- WebP, 256 pixels square.
  large bytea NOT NULL,
  -- WebP, 96 pixels square.
  small bytea NOT NULL,
  created_at timestamptz NOT NULL
);
