DROP TRIGGER push_topup_credited ON transfers;
DROP FUNCTION push_topup_credited();
DROP TRIGGER push_activation_ended ON activations;
DROP FUNCTION push_activation_ended();
DROP TRIGGER push_message_shown ON messages;
DROP FUNCTION push_message_shown();
DROP FUNCTION push_tell(uuid, text, uuid, text, text, timestamptz);
DROP TABLE push_outbox;
