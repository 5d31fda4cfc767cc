DROP INDEX provider_attempts_recent;
DROP TABLE providers;
ALTER TABLE offers DROP COLUMN position;
ALTER TABLE products DROP COLUMN sku, DROP COLUMN name, DROP COLUMN description, DROP COLUMN own_price_cents,
  DROP COLUMN paused_at, DROP COLUMN pause_reason, DROP COLUMN stock, DROP COLUMN is_offered, DROP COLUMN created_at,
  DROP COLUMN updated_at;
DROP TABLE countries;
ALTER TABLE services DROP COLUMN category_code;
DROP TABLE categories;
