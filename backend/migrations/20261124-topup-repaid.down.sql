ALTER TABLE topups DROP COLUMN repaid_cents;
