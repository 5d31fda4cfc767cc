import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createPayoutStore } from '../payouts/payout.store.js';
import type { Payout } from '../payouts/payout.js';
import type { PayoutService } from '../payouts/payout.service.js';
import { createTopupReadModel, findDetails, type TopupList } from './topup-list.read-model.js';
import type { TopupService } from './topup.service.js';
import type { AdminTopupDetailDto } from './staff-topup.dto.js';
import { createTopupStore } from './topup.store.js';

type Deps = Pick<Platform, 'db' | 'clock'> & { topups: TopupService; payouts: PayoutService };

export type StaffTopup = Omit<AdminTopupDetailDto, 'user_name' | 'user_email' | 'transfers'>;

export class StaffTopupService {
  readonly list: TopupList;

  constructor(private readonly deps: Deps) {
    this.list = createTopupReadModel(deps.db.reads);
  }

  async find(id: string): Promise<StaffTopup | null> {
    const { sql } = this.deps.db;
    const topup = await findDetails(sql, id);
    if (!topup) return null;
    const [steps, payouts] = await Promise.all([
      createTopupStore(sql).listSteps(id),
      createPayoutStore(sql).listOfTopup(id),
    ]);
    return { ...topup, steps, payouts };
  }

  /** Reads the gateway at most once in 5 seconds. @throws DomainError NOT_FOUND */
  async reread(id: string): Promise<void> {
    const topup = await createTopupStore(this.deps.db.sql).find(id);
    if (!topup) throw new DomainError('NOT_FOUND');
    await this.deps.topups.read(topup);
  }

  /** Works for a top-up of any age. @throws DomainError PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH */
  beginRefund(unit: UnitOfWork, id: string, amountCents: number | null) {
    return this.deps.payouts.begin(unit, { topupId: id, amountCents, paidSince: new Date(0) });
  }

  carryOutRefund(payoutId: string): Promise<Payout> {
    return this.deps.payouts.carryOut(payoutId);
  }
}
