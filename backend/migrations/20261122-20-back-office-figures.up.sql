-- What the back-office counts over everything that ever happened is read from indexes alone: small ones, because many
-- entries of each are alike.
CREATE INDEX users_figures ON users (role, is_active) WHERE deleted_at IS NULL;
CREATE INDEX purchases_age ON purchases (created_at);
CREATE INDEX topups_age ON topups (created_at);
CREATE INDEX transfers_revenue ON transfers (currency, amount_cents) WHERE credit_account = 'revenue';
