-- The open incidents that stop the sales of a product, the earliest first.
CREATE OR REPLACE FUNCTION incidents_stopping(p_service_code text, p_country_iso text)
RETURNS TABLE (id uuid, title text) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT i.id, i.titles ->> 'pt' FROM incidents i
   WHERE i.stops_sales AND i.resolved_at IS NULL AND EXISTS (
     SELECT FROM jsonb_to_recordset(i.affects) AS scope (area text, service_code text, country_iso text)
      WHERE scope.area = 'numbers' AND coalesce(scope.service_code, p_service_code) = p_service_code
        AND coalesce(scope.country_iso, p_country_iso) = p_country_iso)
   ORDER BY i.id
$$;
