import pg from 'pg';
import { openDatabase } from '../../../backend/src/platform/database/index.js';
import { literalOf, prepareWatched, recordingSql } from '../../../backend/src/testing/statement-plans.js';
import type { Figure } from '../ratio.js';
import { say, signInAccounts, type Business } from './business.js';
import { RESELLER } from './fill.js';
import { stepsOf } from './plans.js';

/** As many months as three years and four months have. */
const PARTITIONS = 40;
const DAY_MS = 86_400_000;
const SPAN_DAYS = 10;

/** What divides each table that grows with time: an id that begins with its time, or a time. */
const KEYS = {
  activations: 'id',
  provider_attempts: 'id',
  messages: 'id',
  audit_entries: 'id',
  transfers: 'occurred_at',
} as const;
type Table = keyof typeof KEYS;
const TABLES = Object.keys(KEYS) as Table[];

const PATHS = { whole: 'public', divided: 'divided, public' } as const;

/** Keys that are unique over all time, or that are looked up without a time. */
const LOOKUPS: readonly { name: string; table: Table; where: string }[] = [
  { name: 'a number by its id', table: 'activations', where: 'id = one.id' },
  { name: 'a number by its decimal id', table: 'activations', where: 'number_id = one.number_id' },
  {
    name: 'a number by the id at its provider',
    table: 'activations',
    where: 'provider = one.provider AND provider_activation_id = one.provider_activation_id',
  },
  { name: 'a short number', table: 'activations', where: 'right(id::text, 8) = right(one.id::text, 8)' },
  {
    name: 'the attempts of a number',
    table: 'provider_attempts',
    where: 'activation_id = one.activation_id',
  },
  { name: 'the messages of a number', table: 'messages', where: 'activation_id = one.activation_id' },
  {
    name: 'the movements of a number',
    table: 'transfers',
    where: 'reference_id = one.reference_id AND reference_type = one.reference_type',
  },
  {
    name: 'what staff did to one thing',
    table: 'audit_entries',
    where: 'entity_type = one.entity_type AND entity_id = one.entity_id',
  },
];

type Ask = (text: string) => Promise<Record<string, unknown>[]>;

type Plan = Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>;

/** Pages that the statement reads, without those of its planning. */
async function pagesOf(ask: Ask, text: string): Promise<number> {
  const [answer] = await ask(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`);
  const { Plan } = (answer as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0];
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
}

const boundOf = (table: Table, at: Date): string => {
  const ms = at.getTime().toString(16).padStart(12, '0');
  return KEYS[table] === 'id'
    ? `'${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000'`
    : `'${at.toISOString()}'`;
};

/** Copies the table into parts of equal time, with the same indexes; a unique index also contains the key. */
async function divide(ask: Ask, table: Table, until: Date): Promise<void> {
  const key = KEYS[table];
  await ask(
    `CREATE TABLE divided.${table} (LIKE public.${table} INCLUDING DEFAULTS) PARTITION BY RANGE (${key})`,
  );
  const boundaries = Array.from({ length: PARTITIONS + 1 }, (_, place) => {
    if (place === 0) return 'MINVALUE';
    if (place === PARTITIONS) return 'MAXVALUE';
    return boundOf(table, new Date(until.getTime() - (PARTITIONS - place) * SPAN_DAYS * DAY_MS));
  });
  for (let part = 0; part < PARTITIONS; part += 1) {
    await ask(
      `CREATE TABLE divided.${table}_${part} PARTITION OF divided.${table}
       FOR VALUES FROM (${boundaries[part]}) TO (${boundaries[part + 1]})`,
    );
  }
  await ask(`INSERT INTO divided.${table} SELECT * FROM public.${table}`);
  const indexes = await ask(
    `SELECT pg_get_indexdef(indexrelid) AS definition, indisunique AS "isUnique" FROM pg_index
      WHERE indrelid = 'public.${table}'::regclass`,
  );
  for (const { definition, isUnique } of indexes as { definition: string; isUnique: boolean }[]) {
    const own = definition
      .replace(/ INDEX \S+ ON (?:public\.)?(\w+) /, ' INDEX ON divided.$1 ')
      .replace(/\(([^()]*)\)/, (columns, list: string) =>
        isUnique && !list.split(', ').includes(key) ? `(${list}, ${key})` : columns,
      );
    await ask(own);
  }
  await ask(`VACUUM (ANALYZE) divided.${table}`);
}

const figureOf = (
  name: string,
  unit: string,
  { whole, divided }: Record<keyof typeof PATHS, number>,
): Figure => ({
  name,
  measured: `${divided.toLocaleString('en')} ${unit}`,
  baseline: `whole: ${whole.toLocaleString('en')} ${unit}`,
  value: (divided / whole).toFixed(2),
  goal: '',
  met: null,
});

/** Measures the whole table and the divided one. */
async function compare(
  ask: Ask,
  measure: (ask: Ask) => Promise<number>,
): Promise<Record<keyof typeof PATHS, number>> {
  const found = { whole: 0, divided: 0 };
  for (const [name, path] of Object.entries(PATHS)) {
    await ask('BEGIN');
    await ask(`SET LOCAL search_path = ${path}`);
    // The first run also reads the planner's facts about the tables, so it does not count.
    await measure(ask);
    found[name as keyof typeof PATHS] = await measure(ask);
    await ask('ROLLBACK');
  }
  return found;
}

/** Rows that the readings of a customer with a tenth of all numbers read. */
async function readings({ databaseUrl }: Business, userId: string, ask: Ask): Promise<Figure[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  const figures: Figure[] = [];
  for (const { name, work, changes } of stepsOf(userId)) {
    if (changes) continue;
    const recorded = recordingSql(db.sql);
    await work(recorded);
    const pages = await compare(ask, async (reader) => {
      let sum = 0;
      for (const { statement, values } of recorded.sent) {
        const call = await prepareWatched(reader, statement.text, values);
        sum += await pagesOf(reader, `EXECUTE ${call}`);
        await reader('DEALLOCATE watched');
      }
      return sum;
    });
    figures.push(figureOf(`Pages: ${name}`, 'pages', pages));
  }
  await db.close();
  return figures;
}

/**
 * The tables that grow with time, whole and divided into forty parts: pages that statements read, and the size of the
 * indexes. These are counts, so the machine's load does not change them.
 */
export async function measurePartitions(business: Business): Promise<Figure[]> {
  const [account] = await signInAccounts(business, [RESELLER.account]);
  if (!account) throw new Error('No account');
  const client = new pg.Client({ connectionString: business.databaseUrl });
  await client.connect();
  const ask: Ask = async (text) => (await client.query<Record<string, unknown>>(text)).rows;
  try {
    await ask('DROP SCHEMA IF EXISTS divided CASCADE; CREATE SCHEMA divided');
    for (const table of TABLES) {
      say(`  ${table} in ${PARTITIONS} parts …`);
      await divide(ask, table, new Date());
    }
    const figures = await readings(business, account.id, ask);
    for (const { name, table, where } of LOOKUPS) {
      const [one] = await ask(`SELECT * FROM public.${table} ORDER BY id LIMIT 1 OFFSET 500`);
      const text = where.replace(/one\.(\w+)/g, (_, column: string) => literalOf(one?.[column]));
      const pages = await compare(ask, (reader) => pagesOf(reader, `SELECT * FROM ${table} WHERE ${text}`));
      figures.push(figureOf(`Pages: ${name}`, 'pages', pages));
    }
    for (const table of TABLES) {
      const sizes = await ask(
        `SELECT pg_indexes_size('public.${table}') AS whole,
                (SELECT sum(pg_indexes_size(inhrelid)) FROM pg_inherits WHERE inhparent = 'divided.${table}'::regclass) AS divided`,
      );
      const [{ whole, divided } = {}] = sizes;
      const megabytes = {
        whole: Math.round(Number(whole) / 1e6),
        divided: Math.round(Number(divided) / 1e6),
      };
      figures.push(figureOf(`Indexes: ${table}`, 'MB', megabytes));
    }
    return figures;
  } finally {
    await ask('DROP SCHEMA IF EXISTS divided CASCADE');
    await client.end();
  }
}
