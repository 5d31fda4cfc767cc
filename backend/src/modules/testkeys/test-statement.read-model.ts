import { statement, type CursorPage, type Sql } from '../../platform/database/index.js';
import type { NamedEntry } from '../activations/index.js';
import type { StatementEntry, StatementPeriod, StatementQuery } from '../wallet/index.js';

const MOVEMENT = (of: string) => `
  'id', ${of}.id, 'kind', ${of}.kind, 'availableChangeCents', ${of}.available_change_cents,
  'availableAfterCents', ${of}.available_after_cents, 'occurredAt', ${of}.occurred_at`;

const ENTRY = `json_build_object(${MOVEMENT('e')}, 'currency', e.currency, 'heldChangeCents', e.held_change_cents,
    'reference', json_build_object('type', CASE e.kind WHEN 'topup' THEN 'topup' ELSE 'activation' END, 'id', e.reference_id),
    'topup', NULL,
    'counterpart', (SELECT json_build_object(${MOVEMENT('o')}) FROM test_entries o
                     WHERE o.reference_id = e.reference_id AND (o.kind = 'hold') <> (e.kind = 'hold'))) AS entry,
  CASE WHEN n.id IS NOT NULL THEN json_build_object(
    'id', n.id, 'status', n.status, 'expiresAt', n.expires_at, 'member', NULL,
    'phone', CASE WHEN n.status <> 'FAILED' THEN test_phone(n.number_id) END,
    'service', json_build_object('code', n.service_code, 'listedName', n.service_code),
    'country', json_build_object('isoCode', 'BR', 'ownNames', NULL)) END AS number`;

const LIST = statement(
  'testkeys.statement',
  `SELECT ${ENTRY} FROM test_entries e LEFT JOIN test_numbers n ON n.id = e.reference_id
    WHERE e.user_id = $1 AND e.currency = $2 AND ($3::text[] IS NULL OR e.kind = ANY ($3))
      AND ($4::timestamptz IS NULL OR e.occurred_at >= $4) AND ($5::timestamptz IS NULL OR e.occurred_at < $5)
      AND ($6::bigint IS NULL OR e.id < $6)
    ORDER BY e.id DESC LIMIT $7`,
);

const OF_NUMBER = statement(
  'testkeys.entries_of_number',
  `SELECT ${ENTRY} FROM test_entries e LEFT JOIN test_numbers n ON n.id = e.reference_id
    WHERE e.user_id = $1 AND e.reference_id = $2 ORDER BY e.id`,
);

const PERIOD = statement(
  'testkeys.period',
  `SELECT w.forgotten_cents + coalesce(sum(available_change_cents + held_change_cents) FILTER (WHERE place < 0), 0)::bigint AS "openingCents",
          coalesce(sum(available_change_cents) FILTER (WHERE place = 0 AND kind = 'topup'), 0)::bigint AS "topupsCents",
          coalesce(-sum(held_change_cents) FILTER (WHERE place = 0 AND kind = 'capture'), 0)::bigint AS "paidCents",
          0 AS "otherCents",
          coalesce(sum(held_change_cents) FILTER (WHERE place <= 0), 0)::bigint AS "heldCents",
          w.forgotten_cents + coalesce(sum(available_change_cents) FILTER (WHERE place <= 0), 0)::bigint AS "availableCents",
          coalesce(sum(available_change_cents) FILTER (WHERE place = 0 AND kind = 'release'), 0)::bigint AS "returnedCents"
     FROM test_wallets w LEFT JOIN LATERAL (
            SELECT *, CASE WHEN occurred_at < $3 THEN -1 WHEN occurred_at >= $4 THEN 1 ELSE 0 END AS place
              FROM test_entries WHERE (user_id, currency) = (w.user_id, w.currency)) e ON true
    WHERE w.user_id = $1 AND w.currency = $2 GROUP BY w.forgotten_cents`,
);

interface Row {
  entry: Omit<StatementEntry, 'occurredAt'> & { occurredAt: string };
  number: (Omit<NonNullable<NamedEntry['number']>, 'expiresAt'> & { expiresAt: string }) | null;
}

const dated = <Movement extends { occurredAt: string | Date }>(movement: Movement) => ({
  ...movement,
  occurredAt: new Date(movement.occurredAt),
});

const namedOf = ({ entry, number }: Row): NamedEntry => ({
  entry: { ...dated(entry), counterpart: entry.counterpart && dated(entry.counterpart) },
  number: number && { ...number, expiresAt: new Date(number.expiresAt) },
});

/** Oldest first. */
export const listEntriesOfTestNumber = async (sql: Sql, userId: string, id: string) =>
  (await sql.rows<Row>(OF_NUMBER, [userId, id])).map((row) => namedOf(row).entry);

const BATCH = 500;

/**
 * Shows the test book as a statement. Its entries have the same kinds as real entries.
 * @param settle runs before each reading: it opens the wallet and does what is due by the test clock
 */
export function createTestStatement(sql: Sql, settle: (query: StatementQuery) => Promise<unknown>) {
  async function page(
    query: StatementQuery,
    { limit, beforeId }: { limit: number; beforeId: number | null },
  ): Promise<CursorPage<NamedEntry>> {
    await settle(query);
    const { userId, currency, kinds, from, before } = query;
    const rows = await sql.rows<Row>(LIST, [userId, currency, kinds, from, before, beforeId, limit + 1]);
    const items = rows.slice(0, limit).map(namedOf);
    return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.entry.id) : null };
  }

  return {
    page,
    async *batches(query: StatementQuery): AsyncGenerator<NamedEntry[]> {
      for (let cursor: string | null = ''; cursor !== null;) {
        const beforeId: number | null = cursor === '' ? null : Number(cursor);
        const { items, nextCursor }: CursorPage<NamedEntry> = await page(query, { limit: BATCH, beforeId });
        if (items.length > 0) yield items;
        cursor = nextCursor;
      }
    },
    async period(query: StatementQuery) {
      await settle(query);
      const { userId, currency, from, before } = query;
      return sql.one<StatementPeriod>(PERIOD, [userId, currency, from, before]);
    },
  };
}
