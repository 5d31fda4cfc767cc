-- Sums of a day also by who supplied the number. What was summed up is summed up again by the job; readings stay exact
-- meanwhile.
ALTER TABLE sales_figures ADD COLUMN provider text NOT NULL DEFAULT '';
ALTER TABLE sales_figures ALTER COLUMN provider DROP DEFAULT;
ALTER TABLE sales_figures DROP CONSTRAINT sales_figures_pkey;
ALTER TABLE sales_figures ADD PRIMARY KEY
  (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider);
DELETE FROM sales_figures;
UPDATE sales_watermark SET folded_id = 0, candidate_id = 0, candidate_xid = '0';

-- down
DELETE FROM sales_figures;
UPDATE sales_watermark SET folded_id = 0, candidate_id = 0, candidate_xid = '0';
ALTER TABLE sales_figures DROP COLUMN provider;
ALTER TABLE sales_figures ADD PRIMARY KEY
  (span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway);
