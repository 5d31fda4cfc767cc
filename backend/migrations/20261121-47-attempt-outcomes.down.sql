DROP FUNCTION attempt_failed(uuid, text, text, jsonb, jsonb, text, timestamptz);
DROP FUNCTION activation_fail(uuid, text, timestamptz);
DROP FUNCTION attempt_bought(
  uuid, jsonb, text, text, bigint, text, boolean, double precision, double precision, timestamptz);
DROP FUNCTION attempt_end(uuid, text, text, jsonb, timestamptz);
DROP FUNCTION activation_allot(
  uuid, uuid, text, text, bigint, text, boolean, double precision, double precision, timestamptz);
DROP FUNCTION activation_complete(uuid, timestamptz);
DROP FUNCTION number_lock(text, text);
