import type { CursorPage, Sql } from '../../../platform/database/index.js';
import {
  createStatementStore,
  type StatementEntry,
  type StatementPart,
  type StatementPeriod,
} from './statement.store.js';

export type StatementQuery = Omit<StatementPart, 'beforeId' | 'limit'>;

export interface Statement {
  /** A page of one kind may be shorter than asked for, or empty, with more behind it. */
  page(
    query: StatementQuery,
    page: { limit: number; beforeId: number | null },
  ): Promise<CursorPage<StatementEntry>>;
  /** Everything, newest first, in parts that fit into memory. */
  batches(query: StatementQuery): AsyncGenerator<StatementEntry[]>;
  period(query: StatementQuery): Promise<StatementPeriod>;
  listOf(userId: string, referenceId: string): Promise<StatementEntry[]>;
}

const BATCH = 500;

export function createStatement(sql: Sql): Statement {
  const store = createStatementStore(sql);

  async function page(
    query: StatementQuery,
    { limit, beforeId }: { limit: number; beforeId: number | null },
  ): Promise<CursorPage<StatementEntry>> {
    const { entries, lookedTo } = await store.list({ ...query, beforeId, limit: limit + 1 });
    const items = entries.slice(0, limit);
    const last = entries.length > limit ? items.at(-1)?.id : lookedTo;
    return { items, nextCursor: last == null ? null : String(last) };
  }

  return {
    page,
    async *batches(query) {
      let beforeId: number | null = null;
      do {
        const { items, nextCursor }: CursorPage<StatementEntry> = await page(query, {
          limit: BATCH,
          beforeId,
        });
        if (items.length > 0) yield items;
        beforeId = nextCursor === null ? null : Number(nextCursor);
      } while (beforeId !== null);
    },
    period: ({ userId, currency, from, before }) => store.period(userId, currency, { from, before }),
    listOf: (userId, referenceId) => store.listOf(userId, referenceId),
  };
}
