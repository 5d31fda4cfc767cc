-- A decimal number below 2^53 for each activation: programs of the old market read ids as integers. It is never reused.
ALTER TABLE activations ADD COLUMN number_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100000001)
  CONSTRAINT activations_number_id UNIQUE;

-- Whom a reseller bought for, in the reseller's own words.
ALTER TABLE purchases ADD COLUMN end_user text CHECK (length(end_user) BETWEEN 1 AND 100);

ALTER TABLE api_keys ADD COLUMN is_dialect boolean NOT NULL DEFAULT false;

-- Requests for a number whose answer did not reach the program: the next same one within a moment gets the same number.
CREATE TABLE lost_answers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- What was asked for, by which key.
  asked text NOT NULL,
  -- The idempotency key of the purchase.
  request_key text NOT NULL,
  lost_at timestamptz NOT NULL
);
CREATE INDEX lost_answers_of_user ON lost_answers (user_id, asked);
CREATE INDEX lost_answers_age ON lost_answers (lost_at);

-- The short number, by which people call an order.
CREATE INDEX activations_short_number ON activations (right(id::text, 8));
CREATE INDEX topups_short_number ON topups (right(id::text, 8));

-- down
DROP INDEX topups_short_number;
DROP INDEX activations_short_number;
DROP TABLE lost_answers;
ALTER TABLE api_keys DROP COLUMN is_dialect;
ALTER TABLE purchases DROP COLUMN end_user;
ALTER TABLE activations DROP COLUMN number_id;
