-- Depends on modules/auth/accounts/accounts.sql

-- Keeps the user's row without personal data, for the ledger. Deletes rows that refer to it with ON DELETE CASCADE.
CREATE OR REPLACE FUNCTION account_erase(p_user_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  address text;
  own record;
BEGIN
  SELECT email INTO STRICT address FROM users WHERE id = p_user_id;
  FOR own IN
    SELECT con.conrelid::regclass AS owned, att.attname AS owner_column
      FROM pg_constraint con JOIN pg_attribute att ON att.attrelid = con.conrelid AND att.attnum = con.conkey[1]
     WHERE con.contype = 'f' AND con.confrelid = 'users'::regclass AND con.confdeltype = 'c'
  LOOP
    EXECUTE format('DELETE FROM %s WHERE %I = $1', own.owned, own.owner_column) USING p_user_id;
  END LOOP;
  -- These rows have the e-mail address in their key, or keep answers that the account got.
  DELETE FROM idempotency_keys
   WHERE starts_with(scope, p_user_id || ':') OR right(scope, length(address) + 1) = ':' || address;
  DELETE FROM rate_limits WHERE right(key, length(address) + 1) = ':' || address;
  UPDATE users SET
    role = 'CUSTOMER',
    email = 'deleted-' || p_user_id || '@account.invalid', password_hash = NULL, is_active = false,
    is_email_verified = false, must_change_password = false, preferred_language = DEFAULT,
    preferred_currency = DEFAULT, full_name = NULL, phone_number = NULL, birth_date = NULL, cpf = NULL,
    avatar_url = NULL, last_login_at = NULL, deleted_at = p_at
  WHERE id = p_user_id;
END
$$;
REVOKE EXECUTE ON FUNCTION account_erase FROM PUBLIC;
