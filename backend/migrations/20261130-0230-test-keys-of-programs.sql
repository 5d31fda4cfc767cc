-- A test key may be one of the dialect.
ALTER TABLE api_keys
  DROP CONSTRAINT api_keys_test_plain,
  ADD CONSTRAINT api_keys_test_plain CHECK (NOT is_test OR daily_budget_cents IS NULL);

-- A test number may be swapped, once, and remembers for whom a program bought it.
ALTER TABLE test_numbers
  ADD COLUMN swapped_from uuid UNIQUE,
  ADD COLUMN end_user text,
  DROP CONSTRAINT test_numbers_closed_by_check,
  ADD CONSTRAINT test_numbers_closed_by_check CHECK (closed_by IN ('customer', 'swap', 'expiry'));

-- How many follow the status, as modules/admin/figures/figures.sql counts it from now on.
INSERT INTO row_counts (name, key, count)
  SELECT 'followers', 'status', count(*) FROM status_followers WHERE confirmed_at IS NOT NULL;

-- down
DELETE FROM row_counts WHERE name = 'followers';
DELETE FROM row_count_changes WHERE name = 'followers';
DROP TRIGGER IF EXISTS count_followers ON status_followers;
UPDATE test_numbers SET closed_by = 'customer' WHERE closed_by = 'swap';
ALTER TABLE test_numbers
  DROP CONSTRAINT test_numbers_closed_by_check,
  ADD CONSTRAINT test_numbers_closed_by_check CHECK (closed_by IN ('customer', 'expiry')),
  DROP COLUMN end_user,
  DROP COLUMN swapped_from;
DELETE FROM api_keys WHERE is_test AND is_dialect;
ALTER TABLE api_keys
  DROP CONSTRAINT api_keys_test_plain,
  ADD CONSTRAINT api_keys_test_plain CHECK (NOT is_test OR NOT is_dialect AND daily_budget_cents IS NULL);
