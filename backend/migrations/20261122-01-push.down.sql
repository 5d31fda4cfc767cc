DROP TRIGGER push_forget_session ON sessions;
DROP FUNCTION push_forget_session();
DROP TABLE push_subscriptions;
