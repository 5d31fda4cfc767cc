-- The row of a deleted account stays, without anything of the person: the ledger refers to it.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;

-- What still comes in for these is never credited: a person decides.
ALTER TABLE topups ADD COLUMN is_owner_deleted boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION topup_credit(
  p_topup_id uuid, p_gateway_payment_id text, p_paid_at timestamptz, p_at timestamptz
) RETURNS SETOF ledger_posting LANGUAGE plpgsql AS $$
DECLARE
  topup topups;
BEGIN
  UPDATE topups SET
    status = 'paid', paid_at = p_paid_at, gateway_payment_id = p_gateway_payment_id, next_read_at = NULL,
    request_key = NULL, qr_code = NULL, qr_code_base64 = NULL
  WHERE id = p_topup_id AND status IN ('pending', 'expired', 'failed') AND staff_reason IS NULL
    AND NOT is_owner_deleted
    AND coalesce(gateway_payment_id, p_gateway_payment_id) = p_gateway_payment_id
  RETURNING * INTO topup;
  IF FOUND THEN
    RETURN NEXT ledger_credit_topup(topup.user_id, topup.currency, topup.amount_cents, topup.gateway, topup.id, p_at);
  END IF;
END
$$;

-- Leaves of an account what the ledger needs: a row that says nothing about a person. Tables that refer to users with
-- ON DELETE CASCADE say by that that their rows are the account's own: those go, whoever added the table.
CREATE FUNCTION account_erase(p_user_id uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
  -- Short-lived memories that carry an address or an answer in them.
  DELETE FROM idempotency_keys
   WHERE starts_with(scope, p_user_id || ':') OR right(scope, length(address) + 1) = ':' || address;
  DELETE FROM rate_limits WHERE right(key, length(address) + 1) = ':' || address;
  UPDATE users SET
    email = 'deleted-' || p_user_id || '@account.invalid', password_hash = NULL, role = 'CUSTOMER', is_active = false,
    is_email_verified = false, must_change_password = false, preferred_language = DEFAULT,
    preferred_currency = DEFAULT, full_name = NULL, phone_number = NULL, birth_date = NULL, cpf = NULL,
    avatar_url = NULL, last_login_at = NULL, deleted_at = p_at
  WHERE id = p_user_id;
END
$$;
