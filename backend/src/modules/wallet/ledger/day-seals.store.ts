import { createHash, type Hash } from 'node:crypto';
import { statement, type Sql } from '../../../platform/database/index.js';
import { addDays, dayOf, daysBetween, startOfDay, type Day } from '../../../platform/days.js';

/** The SHA-256 is over the day's movements and the digest of the day before. */
export interface DaySeal {
  day: Day;
  lastTransferId: number;
  lastHouseTransferId: number;
  entries: number;
  digest: Buffer;
  previousDigest: Buffer;
  sealedAt: Date;
  verifiedAt: Date | null;
}

export interface ChangedDay {
  day: Day;
  sealedEntries: number;
  entries: number;
  sealedDigest: string;
  digest: string;
  isUnlinked: boolean;
}

export interface ComparedChain {
  days: number;
  entries: number;
  changed: ChangedDay[];
  last: DaySeal | null;
}

/** After this time every transaction of the day has ended. */
export const SEALED_AFTER_MS = 3_600_000;
const BATCH_ROWS = 20_000;
const NOTHING_BEFORE = Buffer.alloc(32);
const FIRST_DAY: Day = '0001-01-01';

const COLUMNS = `to_char(day, 'YYYY-MM-DD') AS day, last_transfer_id AS "lastTransferId",
  last_house_transfer_id AS "lastHouseTransferId", entries, digest, previous_digest AS "previousDigest",
  sealed_at AS "sealedAt", verified_at AS "verifiedAt"`;

const FIND_LAST = statement(
  'day_seals.find_last',
  `SELECT ${COLUMNS} FROM day_seals ORDER BY day_seals.day DESC LIMIT 1`,
);
const FIND_BEFORE = statement(
  'day_seals.find_before',
  `SELECT ${COLUMNS} FROM day_seals WHERE day_seals.day < $1 ORDER BY day_seals.day DESC LIMIT 1`,
);
const LIST_FROM = statement(
  'day_seals.list_from',
  `SELECT ${COLUMNS} FROM day_seals WHERE day_seals.day >= $1 ORDER BY day_seals.day LIMIT $2`,
);
const LIST_UNVERIFIED = statement(
  'day_seals.list_unverified',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM day_seals ORDER BY verified_at NULLS FIRST, day_seals.day LIMIT $1`,
);
const ADD = statement(
  'day_seals.add',
  `INSERT INTO day_seals (day, last_transfer_id, last_house_transfer_id, entries, digest, previous_digest, sealed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (day) DO NOTHING RETURNING day`,
);
const SET_VERIFIED = statement(
  'day_seals.set_verified',
  'UPDATE day_seals SET verified_at = $2 WHERE day = $1',
);
const SET_VERIFIED_UP_TO = statement(
  'day_seals.set_verified_up_to',
  'UPDATE day_seals SET verified_at = $2 WHERE day <= $1',
);

const FIRST_TIME = statement(
  'day_seals.first_time',
  `SELECT least((SELECT occurred_at FROM transfers ORDER BY id LIMIT 1),
                (SELECT occurred_at FROM house_transfers ORDER BY id LIMIT 1)) AS "firstAt"`,
);

/** The columns that never change, written so that no two different rows give the same text. */
interface Source {
  table: 'transfers' | 'house_transfers';
  row: string;
}
const MICROSECONDS = `(extract(epoch FROM occurred_at) * 1000000)::bigint`;
const SOURCES: readonly Source[] = [
  {
    table: 'transfers',
    row: `id, wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents, reference_type,
          reference_id, ends, available_after_cents, held_after_cents, note, ${MICROSECONDS}`,
  },
  {
    table: 'house_transfers',
    row: `id, kind, debit_account, debit_currency, debit_micros, credit_account, credit_currency, credit_micros, rate,
          reference_type, reference_id, note, ${MICROSECONDS}`,
  },
];

const LAST_OF_DAY = SOURCES.map(({ table }) =>
  statement(
    `day_seals.last_of_${table}`,
    `SELECT coalesce((SELECT id FROM ${table}
                       WHERE id <= (SELECT folded_id FROM account_watermarks WHERE source = '${table}') AND id > $1
                         AND occurred_at < $2 ORDER BY id DESC LIMIT 1), $1) AS id`,
  ),
);
const READ = SOURCES.map(({ table, row }) =>
  statement(
    `day_seals.read_${table}`,
    `SELECT count(*) AS entries, max(id) AS "lastId", string_agg(json_build_array(${row})::text, E'\\n' ORDER BY id) AS rows
       FROM (SELECT * FROM ${table} WHERE id > $1 AND id <= $2 ORDER BY id LIMIT ${BATCH_ROWS}) AS batch`,
  ),
);
/** True when every movement before this moment is below the watermark. */
const IS_SETTLED = statement(
  'day_seals.is_settled',
  `SELECT NOT EXISTS (SELECT FROM transfers WHERE id > (SELECT folded_id FROM account_watermarks WHERE source = 'transfers')
                         AND occurred_at < $1)
      AND NOT EXISTS (SELECT FROM house_transfers
                       WHERE id > (SELECT folded_id FROM account_watermarks WHERE source = 'house_transfers')
                         AND occurred_at < $1) AS "isSettled"`,
);

type Ranges = Pick<DaySeal, 'lastTransferId' | 'lastHouseTransferId'>;
const NO_ROWS: Ranges = { lastTransferId: 0, lastHouseTransferId: 0 };
const endsOf = ({ lastTransferId, lastHouseTransferId }: Ranges) => [lastTransferId, lastHouseTransferId];

export function createDaySeals(sql: Sql) {
  async function digestRows(hash: Hash, source: number, after: number, upTo: number): Promise<number> {
    let entries = 0;
    for (let last = after; last < upTo;) {
      const batch = await sql.one<{ entries: number; lastId: number | null; rows: string | null }>(
        READ[source]!,
        [last, upTo],
      );
      if (batch.lastId === null) break;
      hash.update(`${batch.rows}\n`);
      entries += batch.entries;
      last = batch.lastId;
    }
    return entries;
  }

  async function digestOf(day: Day, previous: Buffer, after: Ranges, upTo: Ranges) {
    const hash = createHash('sha256').update(previous).update(`${day}\n`);
    let entries = 0;
    for (const source of SOURCES.keys()) {
      hash.update(`${SOURCES[source]!.table}\n`);
      entries += await digestRows(hash, source, endsOf(after)[source]!, endsOf(upTo)[source]!);
    }
    return { digest: hash.digest(), entries };
  }

  async function compare(seal: DaySeal, before: DaySeal | null): Promise<ChangedDay | null> {
    const { digest, entries } = await digestOf(seal.day, seal.previousDigest, before ?? NO_ROWS, seal);
    const isUnlinked = !seal.previousDigest.equals(before?.digest ?? NOTHING_BEFORE);
    if (!isUnlinked && digest.equals(seal.digest)) return null;
    return {
      day: seal.day,
      sealedEntries: seal.entries,
      entries,
      isUnlinked,
      sealedDigest: seal.digest.toString('hex'),
      digest: digest.toString('hex'),
    };
  }

  return {
    /** A copy of its digest kept elsewhere proves that nobody rewrote the chain. */
    last: () => sql.row<DaySeal>(FIND_LAST),

    /** The days from the first movement to this day that are not sealed. */
    async countUnsealed(upTo: Day): Promise<number> {
      const [last, { firstAt }] = await Promise.all([
        sql.row<DaySeal>(FIND_LAST),
        sql.one<{ firstAt: Date | null }>(FIRST_TIME),
      ]);
      if (!firstAt) return 0;
      return Math.max(0, daysBetween(last ? addDays(last.day, 1) : dayOf(firstAt), upTo) + 1);
    },

    async seal(now: Date): Promise<DaySeal[]> {
      const sealed: DaySeal[] = [];
      let last = await sql.row<DaySeal>(FIND_LAST);
      const { firstAt } = await sql.one<{ firstAt: Date | null }>(FIRST_TIME);
      if (!firstAt) return sealed;
      const today = dayOf(new Date(now.getTime() - SEALED_AFTER_MS));
      for (let day = last ? addDays(last.day, 1) : dayOf(firstAt); day < today; day = addDays(day, 1)) {
        const end = startOfDay(addDays(day, 1));
        if (!(await sql.one<{ isSettled: boolean }>(IS_SETTLED, [end])).isSettled) break;
        const before = last ?? NO_ROWS;
        const ids = await Promise.all(
          LAST_OF_DAY.map((find, source) => sql.one<{ id: number }>(find, [endsOf(before)[source], end])),
        );
        const upTo = { lastTransferId: ids[0]!.id, lastHouseTransferId: ids[1]!.id };
        const previousDigest: Buffer = last?.digest ?? NOTHING_BEFORE;
        const { digest, entries } = await digestOf(day, previousDigest, before, upTo);
        last = { day, ...upTo, entries, digest, previousDigest, sealedAt: now, verifiedAt: null };
        const values = [day, ...endsOf(upTo), entries, digest, previousDigest, now];
        if (!(await sql.row(ADD, values))) break;
        sealed.push(last);
      }
      return sealed;
    },

    async listUnverified(limit: number): Promise<Day[]> {
      return (await sql.rows<{ day: Day }>(LIST_UNVERIFIED, [limit])).map(({ day }) => day);
    },

    /** Null where the day is unchanged or not sealed. */
    async verifyDay(day: Day, now: Date): Promise<ChangedDay | null> {
      const [seal] = await sql.rows<DaySeal>(LIST_FROM, [day, 1]);
      if (seal?.day !== day) return null;
      const changed = await compare(seal, await sql.row<DaySeal>(FIND_BEFORE, [day]));
      await sql.rows(SET_VERIFIED, [day, now]);
      return changed;
    },

    async compareAll(): Promise<ComparedChain> {
      const found: ComparedChain = { days: 0, entries: 0, changed: [], last: null };
      for (let next: Day | null = FIRST_DAY; next !== null;) {
        const seals: DaySeal[] = await sql.rows<DaySeal>(LIST_FROM, [next, 100]);
        for (const seal of seals) {
          const changed = await compare(seal, found.last);
          if (changed) found.changed.push(changed);
          found.days += 1;
          found.entries += seal.entries;
          found.last = seal;
        }
        next = seals.length > 0 ? addDays(seals.at(-1)!.day, 1) : null;
      }
      return found;
    },

    noteVerified: (last: Day, now: Date) => sql.rows(SET_VERIFIED_UP_TO, [last, now]),
  };
}

export type DaySeals = ReturnType<typeof createDaySeals>;
