import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.js';
import type { Database } from '../database/index.js';
import { DomainError, InvalidInputError } from '../errors/index.js';
import type { Idempotency, IdempotencyClaim, IdempotentRequest, StoredAnswer } from '../http/idempotency.js';
import type { Random } from '../random.js';
import { idempotencyStore, type Claim } from './idempotency.store.js';

/** How long a key belongs to its answer. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Longer than any operation may take: a run that is older has died with its process. */
const LEASE_MS = 60_000;

const MAXIMUM_KEY_LENGTH = 255;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

interface Dependencies {
  db: Database;
  clock: Clock;
  random: Random;
  /** How long a duplicate waits for the run in flight. */
  waitMs?: number;
}

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/** Idempotency keys in PostgreSQL: two statements more for an operation, the second in its own transaction. */
export function createIdempotency({ db, clock, random, waitMs = 25_000 }: Dependencies): Idempotency {
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const store = idempotencyStore(db.sql);

  /** The stored answer, or null once the key is ours. */
  async function answerOrClaim(claim: Claim): Promise<StoredAnswer | null> {
    const giveUp = AbortSignal.timeout(waitMs);
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      const found = await store.claim(claim, clock.now(), before(LEASE_MS), before(KEPT_MS));
      if (found?.state === 'claimed') return null;
      if (found && !found.bodyHash.equals(claim.bodyHash)) throw new DomainError('IDEMPOTENCY_CONFLICT');
      if (found?.state === 'answered') return found.answer;
      if (giveUp.aborted) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
      await wait(pause);
    }
  }

  async function runClaimed(
    claim: Claim,
    operation: (claim: IdempotencyClaim) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    let isCompleted = false;
    const complete: IdempotencyClaim['complete'] = async (unit, answer) => {
      const isOurs = await idempotencyStore(unit.sql).complete(claim, answer, clock.now());
      // Throwing undoes the operation: the run that took over does it.
      if (!isOurs) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
      unit.afterCommit(() => (isCompleted = true));
    };
    try {
      const answer = await operation({ complete });
      if (!isCompleted) await store.complete(claim, answer, clock.now());
      return answer;
    } catch (error) {
      // After another failure nobody knows what has happened: the key stays taken until its lease ends.
      if (error instanceof DomainError) await store.release(claim);
      throw error;
    }
  }

  return {
    async run({ scope, key, body }: IdempotentRequest, operation) {
      if (key === undefined) return operation({ complete: () => Promise.resolve() });
      if (key.length === 0 || key.length > MAXIMUM_KEY_LENGTH) {
        throw new InvalidInputError({ 'Idempotency-Key': 'invalid' });
      }
      const claim: Claim = { scope, key, bodyHash: hashOf(body), claim: random.id() };
      return (await answerOrClaim(claim)) ?? (await runClaimed(claim, operation));
    },
  };
}
