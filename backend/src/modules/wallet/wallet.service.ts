import type { Database } from '../../platform/database/index.js';
import type { Currency } from '../../platform/money.js';
import type { CursorPage } from '../../platform/pagination.js';
import { createWalletStore, type Balance, type StatementEntry } from './wallet.store.js';

export interface StatementPage {
  limit: number;
  /** Entries older than this one; null for the newest. */
  beforeId: number | null;
}

interface Deps {
  db: Database;
}

/** What customers see of their money. */
export class WalletService {
  readonly #wallets;

  constructor(deps: Deps) {
    this.#wallets = createWalletStore(deps.db.sql);
  }

  /** The wallet as it stands; the first look opens it. */
  async balance(userId: string, currency: Currency): Promise<Balance> {
    return (
      (await this.#wallets.findBalance(userId, currency)) ??
      (await this.#wallets.openWallet(userId, currency))
    );
  }

  async statement(
    userId: string,
    currency: Currency,
    { limit, beforeId }: StatementPage,
  ): Promise<CursorPage<StatementEntry>> {
    const entries = await this.#wallets.listEntries(userId, currency, beforeId, limit + 1);
    const items = entries.slice(0, limit);
    return { items, nextCursor: entries.length > limit ? String(items.at(-1)?.id) : null };
  }
}
