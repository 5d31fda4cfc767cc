DROP FUNCTION message_store(text, text, text, text, timestamptz, text, jsonb, timestamptz);
DROP FUNCTION activation_close(uuid, text, text, text, timestamptz);
DROP FUNCTION message_code_key(text);
