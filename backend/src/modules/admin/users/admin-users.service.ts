import { mapList, type ListQuery } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { ActivationsModule } from '../../activations/index.js';
import type { AccountFilter, AccountSort, AuthModule, StaffAccountDto } from '../../auth/index.js';
import { presentStaffWallet, type CustomerBalance, type WalletModule } from '../../wallet/index.js';
import { shareOf, type BusinessFigures } from '../figures/business-figures.js';
import type { Figures } from '../figures/figures.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import type { AdminUserDetailsDto, AdminUserDto, UserFiguresDto, UserStatsDto } from './user.dto.js';

const MOST_BLOCKED = 1_000;
const FIGURES_MS = 90 * 86_400_000;

interface Deps extends Pick<Platform, 'clock'> {
  figures: Pick<Figures, 'ofWallets' | 'ofDays'>;
  auth: Pick<AuthModule, 'accountList' | 'staffAccounts' | 'teamsOf'>;
  rowCounts: Pick<RowCounts, 'accounts'>;
  wallet: Pick<WalletModule, 'walletsOf'>;
  activations: Pick<ActivationsModule, 'purchaseBlocks' | 'numbersOf'>;
}

export class AdminUsersService {
  readonly list: ListQuery<AdminUserDto, AccountFilter, AccountSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(deps.auth.accountList, (accounts) => this.#known(accounts));
  }

  async #known(accounts: readonly StaffAccountDto[]): Promise<AdminUserDto[]> {
    const { wallet, activations } = this.deps;
    const ids = accounts.map(({ id }) => id);
    const [wallets, blocks, numbers] = await Promise.all([
      wallet.walletsOf(ids),
      activations.purchaseBlocks.of(ids),
      activations.numbersOf(ids),
    ]);
    const walletsOf = new Map<string, CustomerBalance[]>(ids.map((id) => [id, []]));
    for (const balance of wallets) walletsOf.get(balance.userId)?.push(balance);
    const blockedUntil = new Map(blocks.map((block) => [block.userId, block.blockedUntil.toISOString()]));
    return accounts.map((account) => {
      const own = walletsOf.get(account.id) ?? [];
      return {
        ...account,
        purchases_blocked_until: blockedUntil.get(account.id) ?? null,
        balance_base_cents: own.find(({ currency }) => currency === 'BRL')?.availableCents ?? 0,
        wallets: own.map(presentStaffWallet),
        order_count: numbers.get(account.id) ?? 0,
      };
    });
  }

  /** @throws DomainError NOT_FOUND */
  async get(userId: string): Promise<AdminUserDto> {
    const request = { filter: { ids: [userId] }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await this.list.page(request, { size: 1, page: 1 });
    if (!items[0]) throw new DomainError('NOT_FOUND');
    return items[0];
  }

  async details(userId: string): Promise<AdminUserDetailsDto> {
    const known = await this.get(userId);
    const [access, teams, figures] = await Promise.all([
      this.deps.auth.staffAccounts.access(userId),
      this.deps.auth.teamsOf(userId),
      this.#figures(userId),
    ]);
    return { ...known, ...access, figures, teams };
  }

  async #figures(userId: string): Promise<UserFiguresDto> {
    const now = this.deps.clock.now();
    const wallets = await this.deps.wallet.walletsOf([userId]);
    const figures = await this.deps.figures.ofWallets(
      wallets.flatMap(({ walletId }) => walletId ?? []),
      new Date(now.getTime() - FIGURES_MS),
    );
    const usual = await this.deps.figures.ofDays({ from: figures.since, until: now });
    return {
      since: figures.since.toISOString(),
      spent_cents: figures.revenueCents,
      margin_cents: figures.marginCents,
      topups_cents: figures.topupCents,
      refunded_cents: figures.refundedCents,
      ended: figures.delivered + figures.undelivered,
      delivered: figures.delivered,
      delivery_rate: figures.deliveryRate,
      cancellation_rate: cancelledShare(figures),
      usual_delivery_rate: usual.deliveryRate,
      usual_cancellation_rate: cancelledShare(usual),
    };
  }

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

export type WithCustomer<Row> = Row & { user_name: string | null; user_email: string | null };

export async function withCustomers<Row extends { user_id: string }>(
  auth: Pick<AuthModule, 'peopleOf'>,
  rows: readonly Row[],
): Promise<WithCustomer<Row>[]> {
  const people = await auth.peopleOf(rows.map(({ user_id: id }) => id));
  return rows.map((row) => {
    const { name = null, email = null } = people.get(row.user_id) ?? {};
    return { ...row, user_name: name, user_email: email };
  });
}

function cancelledShare({ undeliveredBy, delivered, undelivered }: BusinessFigures): number | null {
  return shareOf(undeliveredBy.customer, delivered + undelivered);
}
