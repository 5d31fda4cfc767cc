import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { createPurchaseStore, type KnownKey } from './purchase.store.js';

const LONGEST_WAIT_MS = 25_000;
const PAUSE_MS = 250;

/** Answers a purchase that was asked for before under the same idempotency key. */
export class PurchaseReplay {
  readonly #store;

  constructor(
    db: Database,
    private readonly pause: (ms: number) => Promise<unknown> = wait,
  ) {
    this.#store = createPurchaseStore(db.sql);
  }

  /**
   * The stored answer; one that is still being made is waited for.
   * @throws DomainError IDEMPOTENCY_CONFLICT (the key belongs to another body), IDEMPOTENCY_IN_PROGRESS
   */
  async answerOf(userId: string, idempotencyKey: string | null, known: KnownKey): Promise<unknown> {
    if (!known.sameBody) throw new DomainError('IDEMPOTENCY_CONFLICT');
    let answer = known.answer;
    for (let waited = 0; answer === null && waited < LONGEST_WAIT_MS; waited += PAUSE_MS) {
      await this.pause(PAUSE_MS);
      answer = await this.#store.findAnswer(userId, idempotencyKey ?? '');
    }
    if (answer === null) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
    return answer;
  }
}
