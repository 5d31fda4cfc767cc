-- Percent on the cost, where it is not that of the settings; only while the price follows the cost.
ALTER TABLE products ADD COLUMN markup_percent double precision
  CHECK (markup_percent IS NULL OR markup_percent BETWEEN 0 AND 10000 AND own_price_cents IS NULL);

-- down
ALTER TABLE products DROP COLUMN markup_percent;
