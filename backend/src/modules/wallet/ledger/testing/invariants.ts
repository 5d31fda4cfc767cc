import { statement, type Sql } from '../../../../platform/database/index.js';

const ENTRIES = `
  SELECT t.user_id, t.wallet_id, t.currency, t.reference_id, t.kind, side.account, side.cents
    FROM transfers t
    CROSS JOIN LATERAL (VALUES (t.credit_account, t.amount_cents), (t.debit_account, -t.amount_cents)) side (account, cents)
   WHERE t.user_id = ANY ($1)`;

const WALLETS_THAT_DIFFER = statement(
  'test.wallets_that_differ',
  `WITH entries AS (${ENTRIES}), sums AS (
     SELECT wallet_id,
            coalesce(sum(cents) FILTER (WHERE account = 'available'), 0) AS available,
            coalesce(sum(cents) FILTER (WHERE account = 'held'), 0) AS held
       FROM entries GROUP BY wallet_id)
   SELECT w.id FROM wallets w LEFT JOIN sums s ON s.wallet_id = w.id
    WHERE w.user_id = ANY ($1)
      AND (w.available_cents, w.held_cents) IS DISTINCT FROM (coalesce(s.available, 0), coalesce(s.held, 0))`,
);

const CURRENCIES_OUT_OF_BALANCE = statement(
  'test.currencies_out_of_balance',
  `SELECT currency, sum(cents) FROM (${ENTRIES}) entries GROUP BY currency HAVING sum(cents) <> 0`,
);

const STATEMENTS_THAT_END_ELSEWHERE = statement(
  'test.statements_that_end_elsewhere',
  `SELECT w.id FROM wallets w
     JOIN LATERAL (SELECT * FROM transfers t WHERE t.wallet_id = w.id ORDER BY t.id DESC LIMIT 1) latest ON true
    WHERE w.user_id = ANY ($1)
      AND (w.available_cents, w.held_cents) <> (latest.available_after_cents, latest.held_after_cents)`,
);

const ENDED_TWICE = statement(
  'test.ended_twice',
  `SELECT reference_id FROM transfers t JOIN transfer_kinds k ON k.kind = t.kind
    WHERE user_id = ANY ($1) AND k.ends IS NOT NULL GROUP BY reference_id, k.ends HAVING count(*) > 1`,
);

const NEGATIVE_WALLETS = statement(
  'test.negative_wallets',
  'SELECT id FROM wallets WHERE user_id = ANY ($1) AND least(available_cents, held_cents) < 0',
);

const SUMS_THAT_DIFFER = statement(
  'test.sums_that_differ',
  `SELECT wallet_id, transfer_id FROM wallet_sums s FULL JOIN wallet_sums_of_transfers t USING (wallet_id, transfer_id)
     JOIN wallets w ON w.id = wallet_id
    WHERE w.user_id = ANY ($1)
      AND (s.topups_cents, s.other_cents, s.returned_cents)
          IS DISTINCT FROM (t.topups_cents, t.other_cents, t.returned_cents)`,
);

const DEBTS_THAT_DIFFER = statement(
  'test.debts_that_differ',
  `SELECT w.id FROM wallets w
    WHERE w.user_id = ANY ($1) AND w.owed_cents <> (SELECT coalesce(sum(open_cents), 0) FROM debts WHERE wallet_id = w.id)
   UNION ALL
   SELECT d.id FROM debts d JOIN wallets w ON w.id = d.wallet_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(s.amount_cents), 0) AS cents, coalesce(sum(t.amount_cents), 0) AS moved
        FROM topup_steps s LEFT JOIN transfers t ON t.reference_id = s.id AND t.kind = 'repayment' WHERE s.repays = d.id) repaid
    WHERE w.user_id = ANY ($1)
      AND (repaid.moved <> repaid.cents OR coalesce(d.ended_as, 'repaid') = 'repaid' AND d.open_cents + repaid.cents <> d.amount_cents)`,
);

const SPENDABLE_BEFORE_REPAID = statement(
  'test.spendable_before_repaid',
  'SELECT id FROM wallets WHERE user_id = ANY ($1) AND owed_cents > 0 AND available_cents > 0',
);

const OUT_OF_ORDER = statement(
  'test.out_of_order',
  `SELECT id FROM (SELECT id, occurred_at, lag(occurred_at) OVER (PARTITION BY wallet_id ORDER BY id) AS before
                     FROM transfers WHERE user_id = ANY ($1)) t WHERE occurred_at < before`,
);

/** Everything that is wrong with the money of these customers: each list is empty while the ledger is right. */
export async function faultsOf(sql: Sql, userIds: readonly string[]): Promise<Record<string, unknown[]>> {
  return {
    walletsThatDifferFromTheirTransfers: await sql.rows(WALLETS_THAT_DIFFER, [userIds]),
    currenciesThatDoNotSumToZero: await sql.rows(CURRENCIES_OUT_OF_BALANCE, [userIds]),
    statementsThatEndElsewhere: await sql.rows(STATEMENTS_THAT_END_ELSEWHERE, [userIds]),
    endedTwice: await sql.rows(ENDED_TWICE, [userIds]),
    sumsThatDifferFromTheirTransfers: await sql.rows(SUMS_THAT_DIFFER, [userIds]),
    negativeWallets: await sql.rows(NEGATIVE_WALLETS, [userIds]),
    debtsThatDifferFromWhatWasRepaid: await sql.rows(DEBTS_THAT_DIFFER, [userIds]),
    spendableBeforeRepaid: await sql.rows(SPENDABLE_BEFORE_REPAID, [userIds]),
    movementsOutOfOrder: await sql.rows(OUT_OF_ORDER, [userIds]),
  };
}

export const NO_FAULTS: Record<string, unknown[]> = {
  walletsThatDifferFromTheirTransfers: [],
  currenciesThatDoNotSumToZero: [],
  statementsThatEndElsewhere: [],
  endedTwice: [],
  sumsThatDifferFromTheirTransfers: [],
  negativeWallets: [],
  debtsThatDifferFromWhatWasRepaid: [],
  spendableBeforeRepaid: [],
  movementsOutOfOrder: [],
};
