CREATE INDEX transfers_adjusted ON transfers (wallet_id, id) WHERE kind = 'adjustment';
DROP TABLE wallet_sums;
