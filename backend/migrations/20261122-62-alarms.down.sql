DROP INDEX stray_numbers_reported, provider_attempts_time;
DROP TABLE alarms;
