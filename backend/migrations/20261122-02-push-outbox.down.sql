DROP TABLE push_outbox;
