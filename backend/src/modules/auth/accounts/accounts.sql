-- The one place that writes users.role.
CREATE OR REPLACE FUNCTION account_set_role(p_user_id uuid, p_role text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE users SET role = p_role WHERE id = p_user_id
$$;
REVOKE EXECUTE ON FUNCTION account_set_role FROM PUBLIC;
