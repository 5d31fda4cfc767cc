import type { Page } from '../../../platform/pagination.js';
import type { Account, AccountQuery, AuthModule } from '../../auth/index.js';
import type { CustomerBalance, WalletModule } from '../../wallet/index.js';

export interface AccountWithWallets {
  account: Account;
  wallets: CustomerBalance[];
}

interface Dependencies {
  auth: Pick<AuthModule, 'getAccount' | 'listAccounts'>;
  wallet: Pick<WalletModule, 'walletsOf'>;
}

/** Shows staff the accounts and what is in their wallets. */
export class AdminUsersService {
  constructor(private readonly deps: Dependencies) {}

  async list(query: AccountQuery): Promise<Page<AccountWithWallets>> {
    const { auth, wallet } = this.deps;
    const { items, total } = await auth.listAccounts(query);
    const wallets = await wallet.walletsOf(items.map(({ id }) => id));
    const byUser = new Map<string, CustomerBalance[]>();
    for (const balance of wallets) {
      byUser.set(balance.userId, [...(byUser.get(balance.userId) ?? []), balance]);
    }
    return { total, items: items.map((account) => ({ account, wallets: byUser.get(account.id) ?? [] })) };
  }

  /** @throws DomainError NOT_FOUND */
  async get(userId: string): Promise<AccountWithWallets> {
    const { auth, wallet } = this.deps;
    return { account: await auth.getAccount(userId), wallets: await wallet.walletsOf([userId]) };
  }
}
