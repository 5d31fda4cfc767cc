import { statement, type UnitOfWork } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';

export interface PurchaseBlock {
  userId: string;
  blockedUntil: Date;
}

const COLUMNS = 'user_id AS "userId", blocked_until AS "blockedUntil"';

const LIST_OF = statement(
  'purchase_blocks.list_of',
  `SELECT ${COLUMNS} FROM purchase_blocks WHERE user_id = ANY ($1::uuid[]) AND blocked_until > $2`,
);

const LIST = statement(
  'purchase_blocks.list',
  `SELECT ${COLUMNS} FROM purchase_blocks WHERE blocked_until > $1 ORDER BY blocked_until LIMIT $2`,
);

const LOCK_USER = statement('purchase_blocks.lock_user', 'SELECT purchase_lock_user($1)');

const BLOCK = statement(
  'purchase_blocks.block',
  `INSERT INTO purchase_blocks (user_id, blocked_at, blocked_until) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET blocked_at = excluded.blocked_at, blocked_until = excluded.blocked_until`,
);

// The row is kept, so that cancels before the pause do not count again.
const RELEASE = statement(
  'purchase_blocks.release',
  'UPDATE purchase_blocks SET blocked_until = $2 WHERE user_id = $1 AND blocked_until > $2',
);

export function createPurchaseBlocks({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    of: (userIds: readonly string[]) => db.sql.rows<PurchaseBlock>(LIST_OF, [userIds, clock.now()]),

    list: (limit: number) => db.sql.rows<PurchaseBlock>(LIST, [clock.now(), limit]),

    /** No purchase and no other block begins until the transaction ends. */
    async lock({ sql }: UnitOfWork, userId: string): Promise<PurchaseBlock | null> {
      await sql.row(LOCK_USER, [userId]);
      return sql.row<PurchaseBlock>(LIST_OF, [[userId], clock.now()]);
    },

    block: ({ sql }: UnitOfWork, userId: string, until: Date) => sql.row(BLOCK, [userId, clock.now(), until]),

    release: ({ sql }: UnitOfWork, userId: string) => sql.row(RELEASE, [userId, clock.now()]),
  };
}

export type PurchaseBlocks = ReturnType<typeof createPurchaseBlocks>;
