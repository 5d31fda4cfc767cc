-- Depends on modules/wallet/ledger/ledger.sql
-- Depends on modules/auth/api-keys/api-key-spending.sql
-- Depends on modules/auth/teams/team-spending.sql

-- Counts for a key and for a person of a team the money that their numbers hold or paid.
CREATE OR REPLACE FUNCTION number_money_moved() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  spent CONSTANT bigint := CASE NEW.kind WHEN 'hold' THEN NEW.amount_cents ELSE -NEW.amount_cents END;
  a activations;
BEGIN
  SELECT * INTO a FROM activations
   WHERE id = NEW.reference_id AND (api_key_id IS NOT NULL OR member_id IS NOT NULL);
  IF a.api_key_id IS NOT NULL THEN
    PERFORM api_key_spend(a.api_key_id, a.api_key_day, NEW.currency, spent);
  END IF;
  IF a.member_id IS NOT NULL THEN
    PERFORM team_spend(a.user_id, a.member_id, a.requested_at, NEW.currency, spent);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER number_money_moved AFTER INSERT ON transfers
  FOR EACH ROW WHEN (NEW.kind IN ('hold', 'release', 'refund')) EXECUTE FUNCTION number_money_moved();
