import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  type Database,
  migrate,
  openDatabase,
  prepareServingRole,
  schemaFingerprint,
  type Sql,
  statement,
} from '../platform/database/index.js';
import { SERVING_RIGHTS } from '../serving-rights.js';

/** Any fixed number: the process that holds this advisory lock creates the template. */
const TEMPLATE_LOCK = 7_041_979;

/** The role that serves, on the test server. */
const SERVING = { name: 'torpedo_test_server', password: 'test' };

/** A migrated database that belongs to one test file. */
export interface TestDatabase {
  /** Has the rights of the server and no more. */
  db: Database;
  url: string;
  /** For what the product itself cannot do: change the schema, or remove what is never removed. */
  owner: Database;
  ownerUrl: string;
  /** Closes the pool and drops the database, whoever is still connected. */
  close(): Promise<void>;
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('No TEST_DATABASE_URL: name the test *.db.test.ts or *.http.test.ts');
  return url;
}

function ownerUrlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function servingUrlOf(database: string): string {
  const url = new URL(ownerUrlOf(database));
  url.username = SERVING.name;
  url.password = SERVING.password;
  return url.href;
}

async function onServer<Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function templateName(): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([SERVING, SERVING_RIGHTS, APPOINTING]))
    .update(await schemaFingerprint());
  return `template_${hash.digest('hex').slice(0, 24)}`;
}

async function databaseExists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return rowCount === 1;
}

/** Tests can give anybody a role, which the product allows only to administrators. */
const APPOINTING = `
  CREATE FUNCTION account_set_role(p_user_id uuid, p_role text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    UPDATE users SET role = p_role WHERE id = p_user_id
  $$;
  REVOKE EXECUTE ON FUNCTION account_set_role FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION account_set_role TO ${SERVING.name}`;

async function allowAppointments(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(APPOINTING);
  await client.end();
}

/** Migrates once for each state of the schema's files; the final rename makes a half-migrated template impossible. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const name = await templateName();
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await databaseExists(client, name)) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await migrate(ownerUrlOf(unfinished));
    await prepareServingRole(
      { ownerUrl: ownerUrlOf(unfinished), servingUrl: servingUrlOf(unfinished) },
      SERVING_RIGHTS,
    );
    await allowAppointments(ownerUrlOf(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** A database without any of our tables, for tests of the migrations. */
export interface EmptyDatabase {
  url: string;
  /** The address for the role that serves; a start of the product creates that role. */
  servingUrl: string;
  drop(): Promise<void>;
}

export async function createEmptyDatabase(options = ''): Promise<EmptyDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} ${options}`));
  return { url: ownerUrlOf(name), servingUrl: servingUrlOf(name), drop: () => dropDatabase(name) };
}

async function dropDatabase(name: string): Promise<void> {
  await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** Opens a fresh migrated database; call it in `beforeAll`, and `close()` in `afterAll`. */
export async function openTestDatabase({ poolSize = 5 } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (client) => {
    const template = await ensureTemplate(client);
    // This is three times as fast as the default, which writes everything to the log.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  const [url, ownerUrl] = [servingUrlOf(name), ownerUrlOf(name)];
  const db = openDatabase({ url, poolSize, applicationName: 'torpedo-test' });
  const owner = openDatabase({
    url: ownerUrl,
    poolSize,
    applicationName: 'torpedo-test-owner',
    timeouts: { statementMs: 0, lockMs: 0, idleMs: 0 },
  });
  return {
    ...{ db, url, owner, ownerUrl },
    async close() {
      await Promise.all([db.close(), owner.close()]);
      await dropDatabase(name);
    },
  };
}

const TABLES = statement(
  'test.traces.tables',
  `SELECT format('%I', table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
);

/** The tables that have a row with this text, in any column. */
export async function tracesOf(sql: Sql, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await sql.rows<{ name: string }>(TABLES)) {
    const search = statement(
      `test.traces.${name}`,
      `SELECT 1 FROM ${name} AS t WHERE position($1 IN t::text) > 0 LIMIT 1`,
    );
    if (await sql.row(search, [text])) found.push(name);
  }
  return found;
}

/** Makes a row that no statement can change any more, as a fault in the data or in our code could. */
export async function poisonRow(
  { owner }: Pick<TestDatabase, 'owner'>,
  table: string,
  id: string,
  column = 'id',
): Promise<{ cure(): Promise<void> }> {
  const name = `poison_${id.replaceAll(/\W/g, '_')}`;
  await owner.sequelize.query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'poisoned row'; END $$;
     CREATE TRIGGER ${name} BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW
       WHEN (OLD.${column}::text = '${id}') EXECUTE FUNCTION ${name}();`,
  );
  return {
    async cure() {
      await owner.sequelize.query(`DROP FUNCTION ${name} CASCADE`);
    },
  };
}
