import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createPayoutStore } from '../payouts/payout.store.js';
import type { Payout } from '../payouts/payout.js';
import type { PayoutService } from '../payouts/payout.service.js';
import { createTopupReadModel, type TopupEntry, type TopupList } from './topup-list.read-model.js';
import type { TopupService } from './topup.service.js';
import type { AdminTopupStepDto } from './topup-step.dto.js';
import { createTopupStore } from './topup.store.js';

type Deps = Pick<Platform, 'db' | 'clock'> & {
  topups: TopupService;
  payouts: PayoutService;
};

export type RefundObstacle = 'NOT_PAID' | 'NEEDS_STAFF' | 'OWNER_DELETED' | 'PENDING' | 'NOTHING_LEFT';

export interface StaffTopup {
  topup: TopupEntry;
  steps: AdminTopupStepDto[];
  payouts: Payout[];
  refundableCents: number;
  refundObstacle: RefundObstacle | null;
}

export class StaffTopupService {
  readonly list: TopupList;

  constructor(private readonly deps: Deps) {
    this.list = createTopupReadModel(deps.db);
  }

  async find(id: string): Promise<StaffTopup | null> {
    const request = { filter: { ids: [id] }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await this.list.page(request, { size: 1, page: 1 });
    const [topup] = items;
    if (!topup) return null;
    const store = createPayoutStore(this.deps.db.sql);
    const [steps, payouts, availableCents] = await Promise.all([
      createTopupStore(this.deps.db.sql).listSteps(id),
      store.listOfTopup(id),
      store.availableOf(topup.userId, topup.currency),
    ]);
    const refundableCents = Math.min(topup.amountCents - topup.returnedCents, availableCents);
    return {
      topup,
      steps,
      payouts,
      refundableCents,
      refundObstacle: obstacleOf(topup, payouts, refundableCents),
    };
  }

  /** Unless that happened just now. @throws DomainError NOT_FOUND */
  async reread(id: string): Promise<void> {
    const topup = await createTopupStore(this.deps.db.sql).find(id);
    if (!topup) throw new DomainError('NOT_FOUND');
    await this.deps.topups.read(topup);
  }

  /**
   * However old the top-up is; `carryOutRefund` asks the gateway afterwards, or the sweep does.
   * @throws DomainError PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH
   */
  beginRefund(unit: UnitOfWork, id: string, amountCents: number | null) {
    return this.deps.payouts.begin(unit, {
      topupId: id,
      amountCents,
      paidSince: new Date(0),
    });
  }

  carryOutRefund(payoutId: string): Promise<Payout> {
    return this.deps.payouts.carryOut(payoutId);
  }
}

function obstacleOf(topup: TopupEntry, payouts: readonly Payout[], refundableCents: number) {
  if (topup.isOwnerDeleted) return 'OWNER_DELETED';
  if (topup.staffReason !== null) return 'NEEDS_STAFF';
  if (topup.status !== 'paid') return 'NOT_PAID';
  if (payouts.some(({ status }) => status === 'pending')) return 'PENDING';
  return refundableCents > 0 ? null : 'NOTHING_LEFT';
}
