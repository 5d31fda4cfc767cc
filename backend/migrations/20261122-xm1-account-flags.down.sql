DROP INDEX users_flagged;
