import pg from 'pg';
import { StartError } from '../errors/index.js';

export type TableRight = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

interface ColumnRights {
  rights: readonly TableRight[];
  notWriting?: readonly string[];
  notUpdating?: readonly string[];
}

export interface ServingRights {
  tables: Readonly<Record<string, readonly TableRight[] | ColumnRights>>;
  /** Only roles that are granted these functions may call them. */
  functions: readonly string[];
}

export interface DatabaseRoles {
  ownerUrl: string;
  servingUrl: string;
}

/** Any fixed number: the process that holds this advisory lock grants the rights. */
const RIGHTS_LOCK = 7_041_981;
const QUEUE_SCHEMA = 'pgboss';
const DUPLICATE_OBJECT = '42710';

const { escapeIdentifier, escapeLiteral } = pg;

async function ensureRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount) return;
  const create = `CREATE ROLE ${escapeIdentifier(name)} LOGIN PASSWORD ${escapeLiteral(password)}`;
  await client.query(create).catch((error: pg.DatabaseError) => {
    // Roles belong to the whole server, so the start of another database may have created it first.
    if (error.code !== DUPLICATE_OBJECT) throw error;
  });
}

async function columnsBut(client: pg.Client, table: string, without: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL ($2)`,
    [`public.${escapeIdentifier(table)}`, without],
  );
  return rows.map(({ name }) => escapeIdentifier(name)).join(', ');
}

async function givenRights(
  client: pg.Client,
  table: string,
  { rights, notWriting = [], notUpdating = [] }: ColumnRights,
): Promise<string[]> {
  const columns = async (without: readonly string[]) =>
    without.length > 0 ? ` (${await columnsBut(client, table, without)})` : '';
  const narrowed: Partial<Record<TableRight, string>> = {
    INSERT: await columns(notWriting),
    UPDATE: await columns([...notWriting, ...notUpdating]),
  };
  return rights.map((right) => right + (narrowed[right] ?? ''));
}

async function giveRights(
  client: pg.Client,
  role: string,
  { tables, functions }: ServingRights,
): Promise<void> {
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
  await client.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`);
  await client.query(`REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM ${role}`);
  for (const [table, allowed] of Object.entries(tables)) {
    const given = await givenRights(client, table, 'rights' in allowed ? allowed : { rights: allowed });
    await client.query(`GRANT ${given.join(', ')} ON public.${escapeIdentifier(table)} TO ${role}`);
  }
  for (const name of functions) {
    await client.query(`GRANT EXECUTE ON FUNCTION public.${escapeIdentifier(name)} TO ${role}`);
  }
}

/** The queue changes its own tables, so the role must own them. */
async function giveQueue(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ object: string }>(
    `SELECT object FROM (
       SELECT format('SCHEMA %I', nspname) AS object, nspowner AS owner FROM pg_namespace WHERE nspname = $1
       UNION ALL SELECT format('TABLE %s', oid::regclass), relowner FROM pg_class
         WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p')
       UNION ALL SELECT format('ROUTINE %s', oid::regprocedure), proowner FROM pg_proc
         WHERE pronamespace = to_regnamespace($1)
       UNION ALL SELECT format('TYPE %s', oid::regtype), typowner FROM pg_type
         WHERE typnamespace = to_regnamespace($1) AND typtype = 'e'
     ) AS objects WHERE owner <> $2::regrole`,
    [QUEUE_SCHEMA, escapeIdentifier(name)],
  );
  for (const { object } of rows) await client.query(`ALTER ${object} OWNER TO ${escapeIdentifier(name)}`);
}

async function prepare(client: pg.Client, servingUrl: string, rights: ServingRights): Promise<void> {
  const { username, password } = new URL(servingUrl);
  const name = decodeURIComponent(username);
  const { rows } = await client.query<{ owner: string }>('SELECT current_user AS owner');
  if (rows[0]?.owner === name) {
    throw new StartError(
      'MIGRATION_DATABASE_URL and DATABASE_URL name the same user: leave the first one out.',
    );
  }
  await client.query('SELECT pg_advisory_lock($1)', [RIGHTS_LOCK]);
  await ensureRole(client, name, decodeURIComponent(password));
  await client.query('BEGIN');
  await giveRights(client, escapeIdentifier(name), rights);
  await giveQueue(client, name);
  await client.query('COMMIT');
}

/** Grants exactly these rights in one step; creates the role if needed. @throws StartError when the owner may not */
export async function prepareServingRole(
  { ownerUrl, servingUrl }: DatabaseRoles,
  rights: ServingRights,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'torpedo-migrator' });
  await client.connect();
  try {
    await prepare(client, servingUrl, rights);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    throw new StartError(
      `The user of MIGRATION_DATABASE_URL could not give the user of DATABASE_URL its rights: ${cause.message}.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
