CREATE OR REPLACE FUNCTION account_events_are_never_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'account events are never changed: % refused', TG_OP;
END
$$;
CREATE OR REPLACE TRIGGER account_events_never_changed BEFORE UPDATE ON account_events
  FOR EACH STATEMENT EXECUTE FUNCTION account_events_are_never_changed();
