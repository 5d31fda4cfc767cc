DROP FUNCTION activation_finish(uuid, uuid, timestamptz);
DROP FUNCTION another_confirm(uuid, timestamptz);
DROP FUNCTION another_begin(uuid, uuid, timestamptz);
DROP FUNCTION cancel_withdraw(uuid, timestamptz);
DROP FUNCTION activation_end(uuid, text, text, timestamptz);
DROP FUNCTION cancel_confirm(uuid, jsonb, timestamptz);
DROP FUNCTION cancel_begin(uuid, uuid, double precision, timestamptz);
