-- The adjustments of a wallet, which are few among its movements: what else came in and went out has transfers_timeline.
CREATE INDEX transfers_adjusted ON transfers (wallet_id, id) WHERE kind = 'adjustment';
