DROP INDEX topups_for_staff, stray_numbers_reported, provider_attempts_time;
DROP TABLE alarms;
