DROP TABLE account_events;
DROP FUNCTION account_events_are_never_changed;
