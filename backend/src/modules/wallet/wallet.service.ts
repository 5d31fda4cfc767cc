import type { Database } from '../../platform/database/index.js';
import type { Currency } from '../../platform/money.js';
import { createWalletStore, type Balance } from './wallet.store.js';

interface Deps {
  db: Database;
}

export class WalletService {
  readonly #wallets;

  constructor(deps: Deps) {
    this.#wallets = createWalletStore(deps.db.sql);
  }

  /** Opens the wallet on the first call. */
  async balance(userId: string, currency: Currency): Promise<Balance> {
    return (
      (await this.#wallets.findBalance(userId, currency)) ??
      (await this.#wallets.openWallet(userId, currency))
    );
  }
}
