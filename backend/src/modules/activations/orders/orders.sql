-- Depends on modules/activations/activation-state.sql
-- Depends on platform/days.sql

-- True also after the money went back to its payer.
CREATE OR REPLACE FUNCTION topup_is_order(p_status text, p_paid_at timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_status IN ('paid', 'refunded') AND p_paid_at IS NOT NULL
$$;

CREATE OR REPLACE VIEW order_counts_of_tables AS
  SELECT user_id, service_code, country_iso, count(*) AS orders, count(*) FILTER (WHERE message_count > 0) AS with_sms,
         count(*) FILTER (WHERE activation_money(status) = 'back' OR refunded_at IS NOT NULL) AS refunded,
         max(allotted_at) AS newest_at, month_of(allotted_at) AS month
    FROM activations WHERE allotted_at IS NOT NULL
   GROUP BY user_id, service_code, country_iso, month_of(allotted_at)
  UNION ALL
  SELECT user_id, '', '', count(*), 0, 0, max(paid_at), month_of(paid_at)
    FROM topups WHERE topup_is_order(status, paid_at) GROUP BY user_id, month_of(paid_at);

-- There is one row for each product and month of a customer: steps of different products do not wait for each other.
CREATE OR REPLACE FUNCTION order_counts_add(
  p_user_id uuid, p_service_code text, p_country_iso text, p_orders integer, p_with_sms integer, p_refunded integer,
  p_at timestamptz
) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO order_counts AS present
      (user_id, service_code, country_iso, month, orders, with_sms, refunded, newest_at)
    VALUES (p_user_id, p_service_code, p_country_iso, month_of(p_at), p_orders, p_with_sms, p_refunded, p_at)
    ON CONFLICT (user_id, service_code, country_iso, month) DO UPDATE
      SET orders = present.orders + excluded.orders, with_sms = present.with_sms + excluded.with_sms,
          refunded = present.refunded + excluded.refunded,
          newest_at = greatest(present.newest_at, excluded.newest_at)
$$;

CREATE OR REPLACE FUNCTION count_ordered_number() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  was_ordered boolean := TG_OP = 'UPDATE' AND OLD.allotted_at IS NOT NULL;
  had_sms boolean := was_ordered AND OLD.message_count > 0;
  was_refunded boolean := was_ordered AND (activation_money(OLD.status) = 'back' OR OLD.refunded_at IS NOT NULL);
  has_sms boolean := NEW.message_count > 0;
  is_refunded boolean := activation_money(NEW.status) = 'back' OR NEW.refunded_at IS NOT NULL;
BEGIN
  IF NOT was_ordered OR has_sms <> had_sms OR is_refunded <> was_refunded THEN
    PERFORM order_counts_add(NEW.user_id, NEW.service_code, NEW.country_iso, 1 - was_ordered::integer,
                             has_sms::integer - had_sms::integer, is_refunded::integer - was_refunded::integer,
                             NEW.allotted_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_ordered_number
  AFTER INSERT OR UPDATE OF status, allotted_at, message_count, refunded_at ON activations
  FOR EACH ROW WHEN (NEW.allotted_at IS NOT NULL) EXECUTE FUNCTION count_ordered_number();

CREATE OR REPLACE FUNCTION count_ordered_topup() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  was_ordered boolean := TG_OP = 'UPDATE' AND topup_is_order(OLD.status, OLD.paid_at);
  is_ordered boolean := topup_is_order(NEW.status, NEW.paid_at);
BEGIN
  IF is_ordered <> was_ordered THEN
    PERFORM order_counts_add(NEW.user_id, '', '', is_ordered::integer - was_ordered::integer, 0, 0, NEW.paid_at);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_ordered_topup AFTER INSERT OR UPDATE OF status, paid_at ON topups
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION count_ordered_topup();

-- The customer's newest numbers that contain the digits, all that end with enough digits, and the one with that decimal
-- id. The settings leave the planner only the customer's index by time and the indexes of ends and ids.
CREATE OR REPLACE FUNCTION numbers_with_digits(
  p_user_id uuid, p_digits text, p_newest bigint, p_least_end_digits integer
) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 50
SET search_path = public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
BEGIN
  IF p_digits IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT id FROM (SELECT id, phone FROM activations WHERE user_id BETWEEN p_user_id AND p_user_id AND allotted_at IS NOT NULL
                     ORDER BY user_id DESC, allotted_at DESC, id DESC LIMIT p_newest) newest
     WHERE strpos(phone, p_digits) > 0
     UNION
    SELECT id FROM (SELECT id, user_id FROM activations
                     WHERE length(p_digits) >= p_least_end_digits AND reverse(phone) ~>=~ reverse(p_digits)
                       AND reverse(phone) ~<~ (reverse(p_digits) || ':') OFFSET 0) ending
     WHERE user_id = p_user_id
     UNION
    SELECT id FROM (SELECT id, user_id FROM activations
                     WHERE length(p_digits) < 16 AND number_id = left(p_digits, 15)::bigint OFFSET 0) numbered
     WHERE user_id = p_user_id;
END
$$;

-- Each part reads one table only, so that a page can merge their indexes by time.
CREATE OR REPLACE VIEW order_entries AS
  SELECT id, 'sms_number'::text AS type, user_id, status, refunded_at, price_cents AS amount_cents, currency,
         service_code, country_iso, provider, phone, NULL::text AS gateway, requested_at AS created_at,
         coalesce(first_message_at, closed_at) AS settled_at, false AS is_charged_back
    FROM activations
  UNION ALL
  SELECT id, 'credit_transaction'::text, user_id, status, NULL::timestamptz, amount_cents, currency,
         NULL::text, NULL::text, NULL::text, NULL::text, gateway, created_at, NULL::timestamptz,
         charged_back_cents > 0
    FROM topups;
