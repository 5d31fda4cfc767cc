-- The sale of what an incident affects may rest until it is over.
ALTER TABLE incidents ADD COLUMN stops_sales boolean NOT NULL DEFAULT false;
ALTER TABLE products
  ADD COLUMN stopped_by uuid REFERENCES incidents (id),
  ADD CHECK (stopped_by IS NULL OR paused_at IS NOT NULL);
CREATE INDEX products_stopped ON products (stopped_by) WHERE stopped_by IS NOT NULL;

-- down
UPDATE products SET paused_at = NULL, pause_reason = NULL, stopped_by = NULL WHERE stopped_by IS NOT NULL;
ALTER TABLE products DROP COLUMN stopped_by;
ALTER TABLE incidents DROP COLUMN stops_sales;
