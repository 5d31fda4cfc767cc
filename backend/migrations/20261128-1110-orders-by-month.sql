-- The counts of a customer's orders also by month, in America/Sao_Paulo.
DELETE FROM order_counts;
ALTER TABLE order_counts ADD COLUMN month date NOT NULL;
ALTER TABLE order_counts DROP CONSTRAINT order_counts_pkey;
ALTER TABLE order_counts ADD PRIMARY KEY (user_id, service_code, country_iso, month);
INSERT INTO order_counts
  SELECT user_id, service_code, country_iso, count(*), count(*) FILTER (WHERE message_count > 0),
         count(*) FILTER (WHERE status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL), max(allotted_at),
         date_trunc('month', allotted_at AT TIME ZONE 'America/Sao_Paulo')
    FROM activations WHERE allotted_at IS NOT NULL GROUP BY 1, 2, 3, 8
  UNION ALL
  SELECT user_id, '', '', count(*), 0, 0, max(paid_at), date_trunc('month', paid_at AT TIME ZONE 'America/Sao_Paulo')
    FROM topups WHERE status IN ('paid', 'refunded') AND paid_at IS NOT NULL GROUP BY 1, 8;

-- Numbers whose money came back: a customer's, merged from products as the other lists.
CREATE INDEX activations_returned ON activations (user_id, service_code, country_iso, status, allotted_at, id)
  WHERE allotted_at IS NOT NULL AND (status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL);
CREATE INDEX activations_returned_by_price ON activations
  (user_id, service_code, country_iso, price_cents, allotted_at, id)
  WHERE allotted_at IS NOT NULL AND (status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL);

-- down
DROP INDEX activations_returned_by_price;
DROP INDEX activations_returned;
DROP VIEW IF EXISTS order_counts_of_tables;
DELETE FROM order_counts;
ALTER TABLE order_counts DROP CONSTRAINT order_counts_pkey;
ALTER TABLE order_counts DROP COLUMN month;
ALTER TABLE order_counts ADD PRIMARY KEY (user_id, service_code, country_iso);
INSERT INTO order_counts
  SELECT user_id, service_code, country_iso, count(*), count(*) FILTER (WHERE message_count > 0),
         count(*) FILTER (WHERE status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL), max(allotted_at)
    FROM activations WHERE allotted_at IS NOT NULL GROUP BY 1, 2, 3
  UNION ALL
  SELECT user_id, '', '', count(*), 0, 0, max(paid_at)
    FROM topups WHERE status IN ('paid', 'refunded') AND paid_at IS NOT NULL GROUP BY 1;
