-- The server may delete entries only by this function. It keeps the last day, so that an intruder cannot hide a trace.
CREATE OR REPLACE FUNCTION account_events_forget(p_before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM account_events WHERE at < least(p_before, now() - interval '1 day')
$$;
REVOKE EXECUTE ON FUNCTION account_events_forget FROM PUBLIC;

CREATE OR REPLACE FUNCTION account_events_are_never_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'account events are never changed: % refused', TG_OP;
END
$$;
CREATE OR REPLACE TRIGGER account_events_never_changed BEFORE UPDATE ON account_events
  FOR EACH STATEMENT EXECUTE FUNCTION account_events_are_never_changed();
