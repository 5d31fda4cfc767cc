-- What a wallet's movements had come to, one row for each movement that is not a number's. What numbers cost is the rest.
-- Filled and kept by src/modules/wallet/statement/statement.sql.
CREATE TABLE wallet_sums (
  wallet_id uuid NOT NULL,
  transfer_id bigint NOT NULL,
  -- What top-ups had brought in until then, this movement included.
  topups_cents bigint NOT NULL,
  -- What adjustments, payouts and chargebacks had changed in what can be spent.
  other_cents bigint NOT NULL,
  PRIMARY KEY (wallet_id, transfer_id)
);
DROP INDEX transfers_adjusted;
