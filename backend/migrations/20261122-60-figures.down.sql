DROP INDEX transfers_time, transfers_captured, activations_lost;
CREATE INDEX users_figures ON users (role, is_active) WHERE deleted_at IS NULL;
CREATE INDEX transfers_revenue ON transfers (currency, amount_cents) WHERE credit_account = 'revenue';
DROP TABLE row_count_changes, row_counts, sales_watermark, sales_figures;
