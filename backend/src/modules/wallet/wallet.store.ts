import { batchedLookup, statement, type Sql } from '../../platform/database/index.js';
import type { Currency } from '../../platform/money.js';
import { openDebtsOf, type AdminDebtDto } from './debts/debts.store.js';

export interface Balance {
  walletId: string;
  currency: Currency;
  availableCents: number;
  heldCents: number;
  /** The debt in cents from chargebacks; money that comes in repays it first. */
  owedCents: number;
  lastTransactionAt: Date | null;
}

export interface CustomerBalance extends Balance {
  userId: string;
  debts: AdminDebtDto[];
}

const COLUMNS = `id AS "walletId", currency, available_cents AS "availableCents", held_cents AS "heldCents",
  owed_cents AS "owedCents", last_transaction_at AS "lastTransactionAt"`;

export const FIND_BALANCES = statement(
  'wallets.find_balances',
  `SELECT user_id AS "userId", ${COLUMNS}
     FROM wallets WHERE (user_id, currency) IN (SELECT * FROM unnest($1::uuid[], $2::text[]))`,
);

const OPEN_WALLET = statement('wallets.open', `SELECT ${COLUMNS} FROM ledger_lock_wallet($1, $2)`);

const LOCK_OF_ACCOUNT = statement(
  'wallets.lock_of_account',
  `SELECT ${COLUMNS} FROM ledger_lock_wallet_of_account($1, $2)`,
);

const LIST_OF_USERS = statement(
  'wallets.list_of_users',
  `SELECT user_id AS "userId", ${COLUMNS}, ${openDebtsOf('wallets')} AS debts
     FROM wallets WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, currency`,
);

const keyOf = (userId: string, currency: string) => `${userId} ${currency}`;

export function createWalletStore(sql: Sql) {
  const findByKey = batchedLookup(async (keys) => {
    const wallets = keys.map((key) => key.split(' '));
    const values = [wallets.map(([userId]) => userId), wallets.map(([, currency]) => currency)];
    const rows = await sql.rows<Balance & { userId: string }>(FIND_BALANCES, values);
    return new Map<string, Balance>(rows.map((row) => [keyOf(row.userId, row.currency), row]));
  });

  const openWallet = (userId: string, currency: Currency) =>
    sql.one<Balance>(OPEN_WALLET, [userId, currency]);

  return {
    openWallet,

    balance: async (userId: string, currency: Currency) =>
      (await findByKey(keyOf(userId, currency))) ?? openWallet(userId, currency),

    listOfUsers: (userIds: readonly string[]) => sql.rows<CustomerBalance>(LIST_OF_USERS, [userIds]),

    /** @throws DomainError NOT_FOUND where the account was deleted */
    lockOfAccount: (userId: string, currency: Currency) =>
      sql.one<Balance>(LOCK_OF_ACCOUNT, [userId, currency]),
  };
}

export type WalletStore = ReturnType<typeof createWalletStore>;
