-- The list of orders: both kinds by time, those of one customer, and the states that few rows are in.
CREATE INDEX activations_orders ON activations (requested_at, id);
CREATE INDEX activations_orders_of_user ON activations (user_id, requested_at, id);
CREATE INDEX activations_underway ON activations (requested_at, id)
  WHERE status IN ('REQUESTING', 'WAITING_SMS', 'ACTIVE');
CREATE INDEX activations_cancelled_orders ON activations (requested_at, id) WHERE status = 'CANCELLED';
CREATE INDEX activations_refunded_orders ON activations (requested_at, id)
  WHERE status IN ('EXPIRED', 'FAILED') OR refunded_at IS NOT NULL;
-- A number is looked for by its last digits, with or without the country's code.
CREATE INDEX activations_phone_end ON activations (reverse(phone) text_pattern_ops);

CREATE INDEX topups_orders ON topups (created_at, id);
DROP INDEX topups_age;
CREATE INDEX topups_by_status ON topups (status, created_at, id);
CREATE INDEX topups_for_staff_by_time ON topups (created_at, id) WHERE staff_reason IS NOT NULL;
CREATE INDEX topups_payment ON topups (gateway_payment_id);
CREATE INDEX payouts_of_topup ON payouts (topup_id, created_at, id);

-- What staff write down about an order, for each other.
CREATE TABLE order_notes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id uuid NOT NULL,
  -- Whose order it is: the notes go with the account.
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_notes_of_order ON order_notes (order_id, created_at, id);
CREATE INDEX order_notes_of_user ON order_notes (user_id);
