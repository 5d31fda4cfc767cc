import { dueLoop, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { purchaseScope } from './purchase.js';
import { presentPurchase } from './purchase.presenter.js';
import { createPurchaseStore, type UnansweredPurchase } from './purchase.store.js';

const NAME = 'purchase-answers';
const INTERVAL_MS = 5_000;

/** A purchase answers within 25 seconds; after that its process is dead. */
const ANSWERED_BY_ITSELF_MS = 26_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'settings'>;

export function purchaseAnswersJob(deps: Deps): Loop {
  const { db, clock, settings } = deps;
  const store = createPurchaseStore(db.sql);

  const answer = ({ purchaseId, userId }: UnansweredPurchase) =>
    db.transaction(async (unit) => {
      const locked = createPurchaseStore(unit.sql);
      await locked.lock(purchaseId);
      const unknownMs = settings.current().unknown_outcome_seconds * 1000;
      const purchase = await locked.getResult(purchaseId, unknownMs, clock.now());
      await locked.answer(purchaseId, purchaseScope(userId), presentPurchase(purchase), clock.now());
    });

  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: (except) => store.listUnanswered(new Date(clock.now().getTime() - ANSWERED_BY_ITSELF_MS), except),
    idOf: ({ purchaseId }) => purchaseId,
    work: answer,
  });
}
