-- Depends on modules/wallet/ledger/house.sql

-- Credits a top-up whose payment the gateway has confirmed; answers nothing when it had been credited before.
-- An expired or failed one is credited too: the money is with us.
CREATE OR REPLACE FUNCTION topup_credit(
  p_topup_id uuid, p_gateway_payment_id text, p_paid_at timestamptz, p_at timestamptz
) RETURNS SETOF ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    PERFORM house_convert('topup_converted', topup.id, topup.gateway, topup.currency, topup.amount_cents,
                          topup.charge_amount_cents, topup.fx_rate, p_at);
    RETURN NEXT ledger_post('topup', topup.user_id, topup.currency, topup.amount_cents, topup.id, p_at, topup.gateway);
  END IF;
END
$$;
