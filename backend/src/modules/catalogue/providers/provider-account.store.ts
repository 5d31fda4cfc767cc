import type { Clock } from '../../../platform/clock.js';
import { statement, type Sql } from '../../../platform/database/index.js';
import type { SmsProvider } from './provider.port.js';

const SAVE_BALANCE = statement(
  'provider_accounts.save_balance',
  `INSERT INTO provider_accounts (provider, balance_micros, checked_at) VALUES ($1, $2, $3)
   ON CONFLICT (provider) DO UPDATE SET balance_micros = excluded.balance_micros, checked_at = excluded.checked_at`,
);

const LIST_SHORT_OF_MONEY = statement(
  'provider_accounts.short_of_money',
  `SELECT provider FROM provider_accounts account
    WHERE NOT account_affords(balance_micros, (SELECT max(cost_micros) FROM offers o
                                                WHERE o.provider = account.provider AND o.active))`,
);

const END_BANS = statement(
  'provider_accounts.end_bans',
  'DELETE FROM provider_bans WHERE banned_until <= $1',
);

export function createProviderAccountStore(sql: Sql) {
  return {
    saveBalance: (provider: string, balanceMicros: number, now: Date) =>
      sql.rows(SAVE_BALANCE, [provider, balanceMicros, now]),

    /** The providers whose account cannot pay everything that they offer. */
    async listProvidersShortOfMoney(): Promise<string[]> {
      const rows = await sql.rows<{ provider: string }>(LIST_SHORT_OF_MONEY);
      return rows.map(({ provider }) => provider);
    },

    endBans: (now: Date) => sql.rows(END_BANS, [now]),
  };
}

export type ProviderAccountStore = ReturnType<typeof createProviderAccountStore>;

/** Answers whether the provider stated a balance. */
export async function refreshBalance(
  store: ProviderAccountStore,
  provider: SmsProvider,
  clock: Clock,
): Promise<boolean> {
  const result = await provider.getBalance();
  if (result.kind !== 'balance') return false;
  await store.saveBalance(provider.code, result.balanceMicros, clock.now());
  return true;
}
