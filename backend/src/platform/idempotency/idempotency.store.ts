import type { Clock } from '../clock.js';
import { statement, type Sql, type Database } from '../database/index.js';
import type { DailyJob } from '../jobs/index.js';

/** Replayed byte for byte. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

export interface IdempotencyKey {
  scope: string;
  key: string;
  bodyHash: Buffer;
}

export interface Claim extends IdempotencyKey {
  /** Distinguishes this run from one that it took over. */
  claim: string;
}

/** Answered by `idempotency_claim` and `idempotency_find`. */
export interface KeyState {
  isClaimed: boolean;
  isSameBody: boolean;
  answer: StoredAnswer | null;
}

export interface KeyStateRow {
  claimed: boolean;
  same_body: boolean;
  status: number | null;
  answer: unknown;
}

export function keyStateOf({ claimed, same_body, status, answer }: KeyStateRow): KeyState {
  return {
    isClaimed: claimed,
    isSameBody: same_body,
    answer: status === null ? null : { status, body: answer },
  };
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
const DELETE_OUTLIVED = statement(
  'idempotency.delete_outlived',
  'DELETE FROM idempotency_keys WHERE claimed_at <= $1::timestamptz - idempotency_lifetime()',
);

export function idempotencyStore(sql: Sql) {
  return {
    /** Takes a key that is new, outlived, or whose run with the same body was claimed before `deadSince`. */
    async claim({ scope, key, bodyHash, claim }: Claim, deadSince: Date, now: Date): Promise<KeyState> {
      const values = [scope, key, bodyHash, claim, deadSince, now];
      return keyStateOf(await sql.one<KeyStateRow>(CLAIM, values));
    },
    async find({ scope, key, bodyHash }: IdempotencyKey): Promise<KeyState | null> {
      const row = await sql.row<KeyStateRow>(FIND, [scope, key, bodyHash]);
      return row && keyStateOf(row);
    },
    async get({ scope, key, bodyHash }: IdempotencyKey): Promise<KeyState> {
      return keyStateOf(await sql.one<KeyStateRow>(FIND, [scope, key, bodyHash]));
    },
    async complete({ scope, key, claim }: Claim, answer: StoredAnswer, now: Date): Promise<boolean> {
      const body = JSON.stringify(answer.body ?? null);
      const values = [scope, key, claim, answer.status, body, now];
      return (await sql.one<{ isOurs: boolean }>(COMPLETE, values)).isOurs;
    },
    async release({ scope, key, claim }: Claim): Promise<void> {
      await sql.rows(RELEASE, [scope, key, claim]);
    },
    async deleteOutlived(now: Date): Promise<void> {
      await sql.rows(DELETE_OUTLIVED, [now]);
    },
  };
}

export function forgetIdempotencyKeysJob({ sql }: Pick<Database, 'sql'>, clock: Clock): DailyJob {
  return {
    name: 'forget-idempotency-keys',
    cron: '10 4 * * *',
    run: () => idempotencyStore(sql).deleteOutlived(clock.now()),
  };
}
