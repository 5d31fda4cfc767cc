-- Depends on modules/wallet/ledger/ledger.sql
-- Depends on modules/auth/api-keys/api-key-spending.sql

-- A key has spent what its numbers hold or paid.
CREATE OR REPLACE FUNCTION api_key_money_moved() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM api_key_spend(api_key_id, api_key_day, NEW.currency,
                        CASE NEW.kind WHEN 'hold' THEN NEW.amount_cents ELSE -NEW.amount_cents END)
     FROM activations WHERE id = NEW.reference_id AND api_key_id IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER api_key_money_moved AFTER INSERT ON transfers
  FOR EACH ROW WHEN (NEW.kind IN ('hold', 'release', 'refund')) EXECUTE FUNCTION api_key_money_moved();
