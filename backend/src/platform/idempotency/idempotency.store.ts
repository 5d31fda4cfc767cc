import { statement, type Sql } from '../database/index.js';
import type { StoredAnswer } from '../http/idempotency.js';

/** Identifies one run of an operation under a key. */
export interface Claim {
  scope: string;
  key: string;
  bodyHash: Buffer;
  /** Distinguishes this run from an earlier one that it took over. */
  claim: string;
}

/** How the key stands: ours to run, still running elsewhere, or answered. */
export type KeyState =
  | { state: 'claimed' }
  | { state: 'running'; bodyHash: Buffer }
  | { state: 'answered'; bodyHash: Buffer; answer: StoredAnswer };

interface KeyRow {
  claimed: boolean;
  body_hash: Buffer;
  status: number | null;
  answer: unknown;
}

// Takes a key that is new, outlived, or whose run died; otherwise reads it, all in one round trip.
const CLAIM = statement(
  'idempotency.claim',
  `WITH claimed AS (
     INSERT INTO idempotency_keys AS present (scope, key, body_hash, claim, claimed_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (scope, key) DO UPDATE
       SET body_hash = excluded.body_hash, claim = excluded.claim, claimed_at = excluded.claimed_at,
           completed_at = NULL, status = NULL, answer = NULL
       WHERE present.claimed_at <= $7
          OR (present.completed_at IS NULL AND present.claimed_at <= $6 AND present.body_hash = excluded.body_hash)
     RETURNING body_hash)
   SELECT true AS claimed, body_hash, NULL::integer AS status, NULL::json AS answer FROM claimed
   UNION ALL
   SELECT false, body_hash, status, answer FROM idempotency_keys
   WHERE scope = $1 AND key = $2 AND NOT EXISTS (SELECT FROM claimed)`,
);

const COMPLETE = statement(
  'idempotency.complete',
  `UPDATE idempotency_keys SET completed_at = $4, status = $5, answer = $6
   WHERE scope = $1 AND key = $2 AND claim = $3 RETURNING key`,
);

const RELEASE = statement(
  'idempotency.release',
  'DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND claim = $3 AND completed_at IS NULL',
);

const DELETE_OUTLIVED = statement(
  'idempotency.delete_outlived',
  'DELETE FROM idempotency_keys WHERE claimed_at <= $1',
);

export function idempotencyStore(sql: Sql) {
  return {
    /** Null when the row came or went in between: ask again. */
    async claim(claim: Claim, now: Date, deadSince: Date, outlivedSince: Date): Promise<KeyState | null> {
      const { scope, key, bodyHash } = claim;
      const row = await sql.row<KeyRow>(CLAIM, [
        scope,
        key,
        bodyHash,
        claim.claim,
        now,
        deadSince,
        outlivedSince,
      ]);
      if (!row) return null;
      if (row.claimed) return { state: 'claimed' };
      if (row.status === null) return { state: 'running', bodyHash: row.body_hash };
      return {
        state: 'answered',
        bodyHash: row.body_hash,
        answer: { status: row.status, body: row.answer },
      };
    },
    /** False when another run has taken the key over. */
    async complete({ scope, key, claim }: Claim, answer: StoredAnswer, now: Date): Promise<boolean> {
      const body = JSON.stringify(answer.body ?? null);
      const row = await sql.row(COMPLETE, [scope, key, claim, now, answer.status, body]);
      return row !== null;
    },
    async release({ scope, key, claim }: Claim): Promise<void> {
      await sql.rows(RELEASE, [scope, key, claim]);
    },
    async deleteOutlived(since: Date): Promise<void> {
      await sql.rows(DELETE_OUTLIVED, [since]);
    },
  };
}
