ALTER TABLE providers DROP COLUMN max_open_numbers;
DROP TABLE provider_circuits;
