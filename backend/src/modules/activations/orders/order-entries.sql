-- Orders: each number of a purchase and each top-up. Plain readings of one table each: a page merges their indexes by
-- time.
CREATE OR REPLACE VIEW order_entries AS
  SELECT id, 'sms_number'::text AS type, user_id, status, refunded_at, price_cents AS amount_cents, currency,
         service_code, country_iso, phone, NULL::text AS gateway, requested_at AS created_at
    FROM activations
  UNION ALL
  SELECT id, 'credit_transaction'::text, user_id, status, NULL::timestamptz, amount_cents, currency,
         NULL::text, NULL::text, NULL::text, gateway, created_at
    FROM topups;
