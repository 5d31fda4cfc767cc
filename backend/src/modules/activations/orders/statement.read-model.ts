import { statement, type CursorPage, type Sql } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { StatementEntry, StatementQuery, WalletModule } from '../../wallet/index.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';

export interface StatementNumber extends ProductReference {
  id: string;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  phone: string | null;
  expiresAt: Date | null;
}

type Row = Omit<StatementNumber, keyof ProductReference> & { serviceCode: string; countryIso: string };

const NUMBERS = statement(
  'statement.numbers',
  `SELECT id, status, service_code AS "serviceCode", country_iso AS "countryIso", phone, expires_at AS "expiresAt"
     FROM activations WHERE id = ANY ($1::uuid[])`,
);

async function readNumbers(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, StatementNumber>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<Row>(NUMBERS, [[...new Set(ids)]]);
  const referenceOf = await productReferences(sql, rows);
  return new Map(
    rows.map(({ serviceCode, countryIso, ...row }) => [
      row.id,
      { ...row, ...referenceOf(serviceCode, countryIso) },
    ]),
  );
}

export interface NamedEntry {
  entry: StatementEntry;
  number: StatementNumber | null;
}

interface Deps extends Pick<Platform, 'db'> {
  wallet: Pick<WalletModule, 'statement'>;
}

export function createStatementReadModel({ db, wallet: { statement: movements } }: Deps) {
  async function named(entries: readonly StatementEntry[]): Promise<NamedEntry[]> {
    const ids = entries.flatMap(({ reference }) => (reference.type === 'activation' ? [reference.id] : []));
    const numbers = await readNumbers(db.sql, ids);
    return entries.map((entry) => ({ entry, number: numbers.get(entry.reference.id) ?? null }));
  }

  return {
    async page(
      query: StatementQuery,
      page: { limit: number; beforeId: number | null },
    ): Promise<CursorPage<NamedEntry>> {
      const { items, nextCursor } = await movements.page(query, page);
      return { items: await named(items), nextCursor };
    },

    async *batches(query: StatementQuery): AsyncGenerator<NamedEntry[]> {
      for await (const entries of movements.batches(query)) yield await named(entries);
    },

    period: (query: StatementQuery) => movements.period(query),
  };
}

export type StatementReadModel = ReturnType<typeof createStatementReadModel>;
