import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { RateLimit } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { publishBalance, type Posting } from '../ledger/ledger.store.js';
import type { TopupService } from '../topups/topup.service.js';
import type { WalletEvent } from '../wallet.dto.js';
import type { PayableTopupDto } from './payout.dto.js';
import { nextTryAt, type Payout } from './payout.js';
import type { PayoutTries } from './payout-tries.js';
import { createPayoutStore, type PayoutIntent, type PayoutStore } from './payout.store.js';

const PAYOUTS: RateLimit = { name: 'payout', limit: 20, windowSeconds: 3600 };
const LISTED = 20;

export interface PayoutRequest {
  userId: string;
  topupId: string;
  /** Cents of the top-up's currency; null for everything that may go back. */
  amountCents: number | null;
}

type Deps = Pick<Platform, 'db' | 'settings' | 'rateLimiter' | 'clock' | 'random' | 'log'> & {
  topups: TopupService;
  tries: PayoutTries;
  events: EventBus<WalletEvent>;
};

/** Gives money back only to the account that the Pix came from. */
export class PayoutService {
  readonly #payouts: PayoutStore;

  constructor(private readonly deps: Deps) {
    this.#payouts = createPayoutStore(deps.db.sql);
  }

  list(userId: string): Promise<Payout[]> {
    return this.#payouts.listOfUser(userId, LISTED);
  }

  payable(userId: string): Promise<PayableTopupDto[]> {
    const window = this.deps.settings.current().payout_window_seconds;
    return this.#payouts.listPayable(userId, this.#paidSince(), LISTED, window);
  }

  /** `remember` runs in the intent's transaction. @throws DomainError NOT_FOUND, PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH */
  async request(
    { userId, topupId, amountCents }: PayoutRequest,
    remember: (unit: UnitOfWork, id: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<Payout> {
    const { db, topups, rateLimiter } = this.deps;
    await topups.getOwn(userId, topupId);
    await rateLimiter.consume(PAYOUTS, userId);
    const begun = { topupId, amountCents, paidSince: this.#paidSince() };
    const id = await db.transaction(async (unit) => {
      const intent = await this.begin(unit, begun);
      await remember(unit, intent.id);
      return intent.id;
    });
    return this.carryOut(id);
  }

  /** @throws DomainError PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH */
  async begin(
    unit: UnitOfWork,
    { topupId, amountCents, paidSince }: Pick<PayoutIntent, 'topupId' | 'amountCents' | 'paidSince'>,
  ): Promise<{ id: string; posting: Posting }> {
    const { random, clock, events, log } = this.deps;
    const at = clock.now();
    const id = random.id();
    const posting = await createPayoutStore(unit.sql).begin({
      id,
      topupId,
      amountCents,
      gatewayKey: random.id(),
      paidSince,
      at,
      nextTryAt: nextTryAt(at, 0),
    });
    unit.afterCommit(() => {
      log.info({ payout_id: id, topup_id: topupId }, 'payout begun');
      publishBalance(events, posting);
    });
    return { id, posting };
  }

  async carryOut(id: string): Promise<Payout> {
    for (const payout of await this.#payouts.listBegunWith(id)) await this.deps.tries.run(payout);
    return this.get(id);
  }

  async get(id: string): Promise<Payout> {
    const payout = await this.#payouts.find(id);
    if (!payout) throw new DomainError('NOT_FOUND');
    return payout;
  }

  #paidSince(): Date {
    const { clock, settings } = this.deps;
    return new Date(clock.now().getTime() - settings.current().payout_window_seconds * 1000);
  }
}
