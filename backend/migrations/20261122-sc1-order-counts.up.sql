-- A customer's orders by product: numbers that were allotted, and credited top-ups (without service and country). Kept by
-- the triggers of src/modules/activations/orders/order-counts.sql.
CREATE TABLE order_counts (
  user_id uuid NOT NULL,
  service_code text NOT NULL,
  country_iso text NOT NULL,
  orders bigint NOT NULL,
  -- Numbers that received a message, and those whose price went back.
  with_sms bigint NOT NULL,
  refunded bigint NOT NULL,
  newest_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, service_code, country_iso)
) WITH (fillfactor = 80);
INSERT INTO order_counts
  SELECT user_id, service_code, country_iso, count(*), count(*) FILTER (WHERE message_count > 0),
         count(*) FILTER (WHERE status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL), max(allotted_at)
    FROM activations WHERE allotted_at IS NOT NULL GROUP BY user_id, service_code, country_iso
  UNION ALL
  SELECT user_id, '', '', count(*), 0, 0, max(paid_at)
    FROM topups WHERE status IN ('paid', 'refunded') AND paid_at IS NOT NULL GROUP BY user_id;

-- Digits are looked for in a customer's newest numbers.
DROP INDEX activations_of_user;
CREATE INDEX activations_of_user ON activations (user_id, allotted_at DESC, id DESC) INCLUDE (phone)
  WHERE allotted_at IS NOT NULL;
-- The list of a customer's orders in each of its orders: read from the products that the customer has bought.
CREATE INDEX activations_of_user_by_status ON activations (user_id, service_code, country_iso, status, allotted_at, id)
  WHERE allotted_at IS NOT NULL;
CREATE INDEX activations_of_user_by_price ON activations (user_id, service_code, country_iso, price_cents, allotted_at, id)
  WHERE allotted_at IS NOT NULL;
CREATE INDEX topups_credited ON topups (user_id, paid_at, id) INCLUDE (status) WHERE paid_at IS NOT NULL;
CREATE INDEX topups_credited_by_amount ON topups (user_id, amount_cents, paid_at, id) INCLUDE (status)
  WHERE paid_at IS NOT NULL;
-- Messages that were shown without being paid, of which a customer gets few.
CREATE INDEX messages_free ON messages (user_id, received_at) WHERE shown AND free;
