ALTER TABLE offers DROP COLUMN sample_size, DROP COLUMN typical_seconds, DROP COLUMN standing;
ALTER TABLE products DROP COLUMN sample_size, DROP COLUMN patience_seconds, DROP COLUMN works_now;
DROP TABLE delivery_watermark, delivery_figures;
