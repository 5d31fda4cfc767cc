import { mapList, type ListQuery } from '../../../platform/database/index.js';
import type { AccessFacts, Account, AccountFilter, AccountSort, AuthModule } from '../../auth/index.js';
import type { ActivationsModule } from '../../activations/index.js';
import type { CustomerBalance, WalletModule } from '../../wallet/index.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import type { UserStatsDto } from './user.dto.js';
import type { KnownAccount } from './user.presenter.js';

/** More customers than that are never paused at once. */
const MOST_BLOCKED = 1_000;

interface Deps {
  auth: Pick<AuthModule, 'getAccount' | 'accountList' | 'staffAccounts' | 'accountFlags'>;
  rowCounts: Pick<RowCounts, 'accounts'>;
  wallet: Pick<WalletModule, 'walletsOf'>;
  activations: Pick<ActivationsModule, 'purchaseBlocks'>;
}

/** Accounts with what the other modules know of their owners, for staff. */
export class AdminUsersService {
  readonly list: ListQuery<KnownAccount, AccountFilter, AccountSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(deps.auth.accountList, (accounts) => this.known(accounts));
  }

  async known(accounts: readonly Account[]): Promise<KnownAccount[]> {
    const { auth, wallet, activations } = this.deps;
    const ids = accounts.map(({ id }) => id);
    const [wallets, blocks, flags] = await Promise.all([
      wallet.walletsOf(ids),
      activations.purchaseBlocks.of(ids),
      auth.accountFlags.of(ids),
    ]);
    const byUser = new Map<string, CustomerBalance[]>(ids.map((id) => [id, []]));
    for (const balance of wallets) byUser.get(balance.userId)?.push(balance);
    const blockedUntil = new Map(blocks.map((block) => [block.userId, block.blockedUntil]));
    return accounts.map((account) => ({
      account,
      wallets: byUser.get(account.id) ?? [],
      blockedUntil: blockedUntil.get(account.id) ?? null,
      flag: flags.get(account.id) ?? null,
    }));
  }

  /** @throws DomainError NOT_FOUND */
  async get(userId: string): Promise<KnownAccount> {
    const [known] = await this.known([await this.deps.auth.getAccount(userId)]);
    return known!;
  }

  /** How the account can be entered. */
  accessFacts(userId: string): Promise<AccessFacts> {
    return this.deps.auth.staffAccounts.accessFacts(userId);
  }

  /** Whose purchases are paused now. */
  async blockedIds(): Promise<string[]> {
    const blocks = await this.deps.activations.purchaseBlocks.list(MOST_BLOCKED);
    return blocks.map(({ userId }) => userId);
  }

  async stats(): Promise<UserStatsDto> {
    const { total, active, byRole } = await this.deps.rowCounts.accounts();
    return {
      total,
      active,
      inactive: total - active,
      administrators: byRole.ADMIN,
      managers: byRole.MANAGER,
    };
  }
}
