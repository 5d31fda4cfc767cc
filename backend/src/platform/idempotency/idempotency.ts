import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.js';
import { DatabaseAwayError, statement, type Database, type Sql, type UnitOfWork } from '../database/index.js';
import { DomainError, InvalidInputError } from '../errors/index.js';
import type { Random } from '../random.js';
import type { DailyJob } from '../jobs/index.js';

export interface StoredAnswer {
  status: number;
  body: unknown;
}

export interface IdempotencyKey {
  scope: string;
  key: string;
  bodyHash: Buffer;
}

interface Claim extends IdempotencyKey {
  claim: string;
}

/** The answer of `idempotency_claim`; the status is null while a run is in flight. */
export interface KeyState {
  isClaimed: boolean;
  isSameBody: boolean;
  status: number | null;
  answer: unknown;
}

const CLAIM = statement('idempotency.claim', 'SELECT * FROM idempotency_claim($1, $2, $3, $4, $5, $6)');
const FIND = statement('idempotency.find', 'SELECT * FROM idempotency_find($1, $2, $3)');
const COMPLETE = statement(
  'idempotency.complete',
  'SELECT idempotency_complete($1, $2, $3, $4, $5, $6) AS "isOurs"',
);
const RELEASE = statement(
  'idempotency.release',
  'DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND claim = $3 AND completed_at IS NULL',
);
const FORGET = statement(
  'idempotency.forget',
  'DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND completed_at IS NOT NULL',
);
const DELETE_OUTLIVED = statement(
  'idempotency.delete_outlived',
  'DELETE FROM idempotency_keys WHERE claimed_at <= $1::timestamptz - idempotency_lifetime()',
);

function createIdempotencyStore(sql: Sql) {
  return {
    claim: ({ scope, key, bodyHash, claim }: Claim, deadSince: Date, now: Date) =>
      sql.one<KeyState>(CLAIM, [scope, key, bodyHash, claim, deadSince, now]),
    find: ({ scope, key, bodyHash }: IdempotencyKey) => sql.row<KeyState>(FIND, [scope, key, bodyHash]),
    async complete({ scope, key, claim }: Claim, answer: StoredAnswer, now: Date): Promise<boolean> {
      const body = JSON.stringify(answer.body ?? null);
      const values = [scope, key, claim, answer.status, body, now];
      return (await sql.one<{ isOurs: boolean }>(COMPLETE, values)).isOurs;
    },
    release: ({ scope, key, claim }: Claim) => sql.rows(RELEASE, [scope, key, claim]),
  };
}

export function forgetIdempotencyKeysJob({ sql }: Pick<Database, 'sql'>, clock: Clock): DailyJob {
  return {
    name: 'forget-idempotency-keys',
    cron: '10 4 * * *',
    run: async () => void (await sql.rows(DELETE_OUTLIVED, [clock.now()])),
  };
}

const LEASE_MS = 60_000;

/** How long a call waits for a run in flight. */
const WAIT_MS = 25_000;

const MAXIMUM_KEY_LENGTH = 200;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

export interface IdempotentRequest {
  /** Written as `<user id>:purchase`. */
  scope: string;
  key: string | undefined;
  /** The same key with another body is a conflict. */
  body: unknown;
}

export interface IdempotencyClaim {
  /** Stores the answer in the operation's own transaction, instead of right after it. */
  complete(unit: UnitOfWork, answer: StoredAnswer): Promise<void>;
}

/** Gives one answer for each key for 24 hours, byte for byte; a duplicate waits up to 25 s for a run in flight. */
export interface Idempotency {
  /**
   * A DomainError releases the claim.
   * @throws DomainError IDEMPOTENCY_CONFLICT (other body), IDEMPOTENCY_IN_PROGRESS (still running after 25 s)
   */
  run(
    request: IdempotentRequest,
    operation: (claim: IdempotencyClaim) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer>;

  /** For operations whose SQL claims the key in the transaction of the intent. Null without a key. */
  keyOf(request: IdempotentRequest): IdempotencyKey | null;

  /** @throws the same as `run` */
  repeated(key: IdempotencyKey): Promise<StoredAnswer | null>;

  /** For a key that `idempotency_claim` found taken. @throws the same as `run` */
  answerTo(key: IdempotencyKey, found: KeyState): Promise<StoredAnswer>;

  /** Called after an answer without any result, so that the key can be used again. */
  forget(key: Pick<IdempotencyKey, 'scope' | 'key'>): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  waitMs?: number;
}

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

export function createIdempotency({ db, clock, random, waitMs = WAIT_MS }: Deps): Idempotency {
  const store = createIdempotencyStore(db.sql);

  function keyOf({ scope, key, body }: IdempotentRequest): IdempotencyKey | null {
    if (key === undefined) return null;
    if (key.length === 0 || key.length > MAXIMUM_KEY_LENGTH) {
      throw new InvalidInputError({ 'Idempotency-Key': 'invalid' });
    }
    return { scope, key, bodyHash: hashOf(body) };
  }

  async function get(key: IdempotencyKey): Promise<KeyState> {
    const state = await store.find(key);
    // The key was forgotten during the wait.
    if (!state) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
    return state;
  }

  /** Null when this call has claimed the key. */
  async function waitForAnswer(ask: () => Promise<KeyState>, found?: KeyState): Promise<StoredAnswer | null> {
    const giveUp = AbortSignal.timeout(waitMs);
    let state = found ?? (await ask());
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      if (state.isClaimed) return null;
      if (!state.isSameBody) throw new DomainError('IDEMPOTENCY_CONFLICT');
      if (state.status !== null) return { status: state.status, body: state.answer };
      if (giveUp.aborted) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
      await wait(pause);
      state = await ask();
    }
  }

  async function runClaimed(
    claim: Claim,
    operation: (claim: IdempotencyClaim) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    let isCompleted = false;
    const complete: IdempotencyClaim['complete'] = async (unit, answer) => {
      const isOurs = await createIdempotencyStore(unit.sql).complete(claim, answer, clock.now());
      // The error undoes the operation: the run that took the key over carries it out.
      if (!isOurs) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
      unit.afterCommit(() => (isCompleted = true));
    };
    try {
      const answer = await operation({ complete });
      if (!isCompleted) await store.complete(claim, answer, clock.now());
      return answer;
    } catch (error) {
      // After any other failure, or a statement without an answer, the outcome is unknown, so the key stays taken.
      const isUnknown = error instanceof DatabaseAwayError && error.outcome === 'unknown';
      if (error instanceof DomainError && !isUnknown) await store.release(claim);
      throw error;
    }
  }

  return {
    async run(request, operation) {
      const key = keyOf(request);
      if (!key) return operation({ complete: () => Promise.resolve() });
      const claim: Claim = { ...key, claim: random.id() };
      const ask = () => {
        const now = clock.now();
        return store.claim(claim, new Date(now.getTime() - LEASE_MS), now);
      };
      return (await waitForAnswer(ask)) ?? (await runClaimed(claim, operation));
    },
    keyOf,
    async repeated(key) {
      const found = await store.find(key);
      return found && waitForAnswer(() => get(key), found);
    },
    async answerTo(key, found) {
      const answer = await waitForAnswer(() => get(key), found);
      if (!answer) throw new DomainError('IDEMPOTENCY_IN_PROGRESS');
      return answer;
    },
    forget: async ({ scope, key }) => void (await db.sql.rows(FORGET, [scope, key])),
  };
}
