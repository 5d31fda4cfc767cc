-- Supplied by modules/status/incidents/stopping-incidents.sql

-- Under this lock, only one change of incidents at a time stops or releases sales.
CREATE OR REPLACE FUNCTION stopped_sales_lock() RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtext('stopped sales'))
$$;

-- Stops new products at once where an open incident stops their sale.
CREATE OR REPLACE FUNCTION stop_new_products(p_ids uuid[], p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM stopped_sales_lock();
  UPDATE products p SET stopped_by = i.id, paused_at = p_now, pause_reason = i.title
    FROM products made CROSS JOIN LATERAL (
           SELECT * FROM incidents_stopping(made.service_code, made.country_iso) LIMIT 1) i
   WHERE made.id = ANY (p_ids) AND made.paused_at IS NULL AND p.id = made.id;
END
$$;
