DROP FUNCTION purchase_answer(uuid, integer, json, timestamptz);
DROP FUNCTION purchase_begin(uuid, text, text, bytea, text, text, integer, text, bigint, integer, jsonb, timestamptz);
DROP FUNCTION attempt_intend(uuid, integer, jsonb, timestamptz);
DROP FUNCTION product_offers(text, text, text, jsonb);
DROP FUNCTION open_activations(uuid, timestamptz);
DROP FUNCTION purchase_lock_user(uuid);
