DROP INDEX topups_short_number;
DROP INDEX activations_short_number;
DROP TABLE lost_answers;
ALTER TABLE api_keys DROP COLUMN is_dialect;
ALTER TABLE purchases DROP COLUMN end_user;
ALTER TABLE activations DROP COLUMN number_id;
