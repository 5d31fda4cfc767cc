import { statement, type CursorPage, type Sql } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { StatementEntry, StatementQuery, WalletModule } from '../../wallet/index.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';

export interface StatementNumber extends ProductReference {
  id: string;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  phone: string | null;
  expiresAt: Date | null;
  /** The person of the team who bought it. */
  member: { id: string; name: string } | null;
}

type Row = Omit<StatementNumber, keyof ProductReference> & { serviceCode: string; countryIso: string };

const NUMBERS = statement(
  'statement.numbers',
  `SELECT id, status, service_code AS "serviceCode", country_iso AS "countryIso", phone, expires_at AS "expiresAt",
          (SELECT json_build_object('id', u.id, 'name', coalesce(u.full_name, u.email)) FROM users u
            WHERE u.id = a.member_id) AS member
     FROM activations a WHERE id = ANY ($1::uuid[])`,
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

/** How many movements are read to fill a page of one member. */
const LOOKED_THROUGH = 300;

const ofMember = (entries: NamedEntry[], memberId: string | null) =>
  memberId === null ? entries : entries.filter(({ number }) => number?.member?.id === memberId);

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
    /** A page of one member may be short or empty while more pages follow. */
    async page(
      query: StatementQuery,
      { limit, beforeId, memberId }: { limit: number; beforeId: number | null; memberId: string | null },
    ): Promise<CursorPage<NamedEntry>> {
      const looked = memberId === null ? limit : Math.max(limit, LOOKED_THROUGH);
      const { items, nextCursor } = await movements.page(query, { limit: looked, beforeId });
      const found = ofMember(await named(items), memberId);
      if (found.length <= limit) return { items: found, nextCursor };
      const shown = found.slice(0, limit);
      return { items: shown, nextCursor: String(shown.at(-1)!.entry.id) };
    },

    async *batches(query: StatementQuery, memberId: string | null): AsyncGenerator<NamedEntry[]> {
      for await (const entries of movements.batches(query)) yield ofMember(await named(entries), memberId);
    },

    period: (query: StatementQuery) => movements.period(query),
  };
}

export type StatementReadModel = ReturnType<typeof createStatementReadModel>;
