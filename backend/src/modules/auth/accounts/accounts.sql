-- Supplied by modules/webhooks/webhook-events.sql
-- The server changes users.role only by these two functions. The first is false unless p_staff_id is an administrator.
CREATE OR REPLACE FUNCTION account_change_role(p_user_id uuid, p_role text, p_staff_id uuid) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH changed AS (
    UPDATE users SET role = p_role
     WHERE id = p_user_id
       AND EXISTS (SELECT 1 FROM users staff WHERE staff.id = p_staff_id AND staff.role = 'ADMIN' AND staff.is_active)
    RETURNING id
  )
  SELECT EXISTS (SELECT 1 FROM changed)
$$;
REVOKE EXECUTE ON FUNCTION account_change_role FROM PUBLIC;

CREATE OR REPLACE FUNCTION account_appoint_first(p_user_id uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE users SET role = 'ADMIN' WHERE id = p_user_id AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'ADMIN')
$$;
REVOKE EXECUTE ON FUNCTION account_appoint_first FROM PUBLIC;

-- In whole milliseconds, because clients read no more, and different after each change. A sign-in does not change it.
CREATE OR REPLACE FUNCTION users_note_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER users_note_change BEFORE UPDATE OF email, role, is_active, is_email_verified,
  must_change_password, preferred_language, preferred_currency, full_name, phone_number, birth_date, cpf, avatar_url
  ON users FOR EACH ROW EXECUTE FUNCTION users_note_change();

CREATE OR REPLACE FUNCTION account_unflag(p_user_id uuid) RETURNS TABLE (reason text, since timestamptz)
LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH known AS (SELECT id, flag, flagged_at FROM users WHERE id = p_user_id AND flag IS NOT NULL FOR NO KEY UPDATE)
  UPDATE users u SET flag = NULL, flagged_at = NULL FROM known WHERE u.id = known.id RETURNING known.flag, known.flagged_at
$$;

CREATE OR REPLACE FUNCTION account_flag(p_user_id uuid, p_flag text, p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  UPDATE users SET flag = p_flag, flagged_at = p_at WHERE id = p_user_id AND flag IS NULL
$$;
