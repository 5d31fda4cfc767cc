import { mapList, type ListQuery } from '../../../platform/database/index.js';
import type { Account, AccountFilter, AccountSort, AuthModule } from '../../auth/index.js';
import type { CustomerBalance, WalletModule } from '../../wallet/index.js';

export interface AccountWithWallets {
  account: Account;
  wallets: CustomerBalance[];
}

interface Deps {
  auth: Pick<AuthModule, 'getAccount' | 'accountList'>;
  wallet: Pick<WalletModule, 'walletsOf'>;
}

/** Accounts with their wallets, for staff. */
export class AdminUsersService {
  readonly list: ListQuery<AccountWithWallets, AccountFilter, AccountSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(deps.auth.accountList, (accounts) => this.#withWallets(accounts));
  }

  async #withWallets(accounts: readonly Account[]): Promise<AccountWithWallets[]> {
    const wallets = await this.deps.wallet.walletsOf(accounts.map(({ id }) => id));
    const byUser = new Map<string, CustomerBalance[]>(accounts.map(({ id }) => [id, []]));
    for (const balance of wallets) byUser.get(balance.userId)?.push(balance);
    return accounts.map((account) => ({ account, wallets: byUser.get(account.id) ?? [] }));
  }

  /** @throws DomainError NOT_FOUND */
  async get(userId: string): Promise<AccountWithWallets> {
    const { auth, wallet } = this.deps;
    return { account: await auth.getAccount(userId), wallets: await wallet.walletsOf([userId]) };
  }
}
