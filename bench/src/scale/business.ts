import pg from 'pg';
import type { RunningServer } from '../harness/child-process.js';
import { createCustomers, logIn } from '../harness/customers.js';
import { startProduct } from '../harness/product.js';
import { fill, sizeOf } from './fill.js';

export const say = (text: string) => process.stderr.write(`${text}\n`);

/** One business: a filled database, the product that uses it, and a member of its staff. */
export interface Business {
  databaseUrl: string;
  server: RunningServer;
  token: string;
  /** Ends the process and starts another one. */
  restart(): Promise<RunningServer>;
  /** One more replica, which the caller must end. */
  startReplica(nodeOptions?: string): Promise<RunningServer>;
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ users: number }>('SELECT count(*)::int AS users FROM users');
  return (rows[0]?.users ?? 0) > 100;
}

/** Waits until every movement is in the sums, as in a business that has run for a while. */
async function summedUp(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      'SELECT (SELECT coalesce(max(id), 0) FROM transfers) - folded_id AS left FROM sales_watermark',
    );
    if (Number(rows[0]?.left) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

export async function openBusiness(
  databaseUrl: string,
  users: number,
  { providerUrl, dataDirectory }: { providerUrl: string; dataDirectory: string },
): Promise<Business> {
  const options = { databaseUrl, providerUrl, dataDirectory };
  const client = new pg.Client({ connectionString: databaseUrl });
  // The first start runs the migrations.
  await (await startProduct(options)).stop();
  await client.connect();
  if (!(await isFilled(client))) {
    const startedAt = performance.now();
    await fill(databaseUrl, sizeOf(users), say);
    say(`  filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  const server = await startProduct(options);
  await summedUp(client);
  await client.query('VACUUM (ANALYZE) sales_figures');
  const [staff] = await createCustomers(server.url, client, { count: 1, cents: 100 });
  if (!staff) throw new Error('No staff');
  await client.query("UPDATE users SET role = 'ADMIN' WHERE id = $1", [staff.id]);
  await client.end();
  const business: Business = {
    databaseUrl,
    server,
    token: staff.token,
    async restart() {
      await business.server.stop();
      return startProduct(options);
    },
    startReplica: (nodeOptions = '') => startProduct({ ...options, nodeOptions }),
  };
  return business;
}

/** An account of the filled database that is signed in. */
export interface Account {
  id: string;
  token: string;
}

/** Signs in the accounts that were created first, by their number. */
export async function signInAccounts(
  { databaseUrl, server }: Business,
  numbers: readonly number[],
): Promise<Account[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const accounts: Account[] = [];
  for (const number of numbers) {
    const { rows } = await client.query<{ id: string; email: string }>(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE role = 'ADMIN' AND password_hash IS NOT NULL
                                          ORDER BY created_at DESC LIMIT 1)
        WHERE id = (SELECT id FROM users WHERE deleted_at IS NULL ORDER BY created_at, id OFFSET $1 LIMIT 1)
        RETURNING id, email`,
      [number - 1],
    );
    const [account] = rows;
    if (!account) throw new Error(`There is no account ${number}`);
    accounts.push({ id: account.id, token: (await logIn(server.url, account.email)).token });
  }
  await client.end();
  return accounts;
}

export type Replicas = readonly [RunningServer, ...RunningServer[]];

/** Runs the work with the running replica and two more. */
export async function withReplicas<Result>(
  business: Business,
  work: (replicas: Replicas) => Promise<Result>,
): Promise<Result> {
  const others = [await business.startReplica(), await business.startReplica()];
  try {
    return await work([business.server, ...others]);
  } finally {
    for (const other of others) await other.stop();
  }
}
