-- What came back of numbers, beside the other sums of a wallet. Sums are made again from the movements by
-- src/modules/wallet/statement/statement.sql.
DELETE FROM wallet_sums;
ALTER TABLE wallet_sums ADD COLUMN returned_cents bigint NOT NULL;

-- down
DROP VIEW IF EXISTS wallet_sums_of_transfers;
DELETE FROM wallet_sums;
ALTER TABLE wallet_sums DROP COLUMN returned_cents;
