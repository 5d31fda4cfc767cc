import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import { createPurchaseStore } from './purchase.store.js';
import type { PurchaseResult } from './purchase.js';

/** A purchase answers its client within 25 seconds; an older one has lost its process. */
const ANSWERED_BY_ITSELF_MS = 26_000;

interface Dependencies {
  db: Database;
  clock: Clock;
  settings: SettingsReader;
  present: (purchase: PurchaseResult) => unknown;
}

/** Stores the answers that a crash left open, for the client that repeats its request. */
export class AnswerRecovery {
  constructor(private readonly dependencies: Dependencies) {}

  async run(): Promise<void> {
    const { db, clock, settings, present } = this.dependencies;
    const store = createPurchaseStore(db.sql);
    const now = clock.now();
    const unknownMs = settings.current().unknown_outcome_seconds * 1000;
    const purchases = await store.listUnanswered(new Date(now.getTime() - ANSWERED_BY_ITSELF_MS), unknownMs);
    for (const purchase of purchases) await store.answer(purchase.purchaseId, present(purchase), now);
  }
}
