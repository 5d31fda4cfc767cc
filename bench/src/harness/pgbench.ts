import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Finds pgbench where Debian installs it, or in PATH. */
function pgbenchPath(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const found = versions.map((version) => path.join(DEBIAN, version, 'bin/pgbench')).find(existsSync);
  return found ?? 'pgbench';
}

// The SQL of a purchase of one number: the product's two calls before and after the provider's answer, and the call
// that stores the answer under the key.
const script = (price: number) => `
\\set n random(1, 400)
SELECT id AS user_id, gen_random_uuid() AS key FROM pgbench_users WHERE n = :n \\gset
SELECT begun->>'purchaseId' AS purchase_id, begun->'numbers'->0->>'attemptId' AS attempt_id
  FROM purchase_begin(jsonb_build_object('userId', ':user_id', 'language', 'pt', 'serviceCode', 'wa', 'countryIso', 'BR',
      'quantity', 1, 'currency', 'BRL', 'seenPriceCents', ${Math.round(price * 100)}, 'maxOpen', 100000,
      'pricing', '{"markup": 100, "default": 90, "fx": {"BRL": 1, "USD": 5.4, "EUR": 6.3}}'::jsonb),
    'bench', ':key', '\\x00', now()) AS begun \\gset
SELECT attempt_bought(':attempt_id', jsonb_build_object('providerActivationId', ':key', 'phoneE164', '+' || ':key',
    'cost', '{"micros": 100000, "stepMicros": 1}'::jsonb, 'canGetAnotherSms', true,
    'exchange', '{"request": "", "response": "", "latencyMs": 1}'::jsonb),
  '{"windowSeconds": 1200, "cancelAfterSeconds": 120}', NULL, 'NO_NUMBERS', now());
SELECT purchase_answer(':purchase_id', 'bench', 200, '{}', now());
`;

/** Four hundred customers with money, by their number in `pgbench_users`. */
export async function preparePgbenchUsers(databaseUrl: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    CREATE TABLE IF NOT EXISTS pgbench_users (n serial PRIMARY KEY, id uuid NOT NULL);
    WITH accounts AS (
      INSERT INTO users (email) SELECT 'pgbench-' || n || '@example.com' FROM generate_series(1, 400) n
      ON CONFLICT DO NOTHING RETURNING id
    ) INSERT INTO pgbench_users (id) SELECT id FROM accounts;
    SELECT ledger_post('adjustment', id, 'BRL', 100000000, uuidv7(), now(), NULL, 'bench') FROM pgbench_users
     WHERE NOT EXISTS (SELECT FROM wallets w WHERE w.user_id = pgbench_users.id);
  `);
  await client.end();
}

/** Answers how many transactions of the script run per second. */
export async function runScript(
  databaseUrl: string,
  { script, clients, seconds }: { script: string; clients: number; seconds: number },
): Promise<number> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-pgbench-'));
  const file = path.join(directory, 'script.sql');
  await writeFile(file, script);
  try {
    const args = ['-n', '-f', file, '-c', String(clients), '-j', '2', '-T', String(seconds), databaseUrl];
    const { stdout } = await run(pgbenchPath(), args);
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!tps) throw new Error(`pgbench said no rate:\n${stdout}`);
    return Number(tps);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Transactions per second of a purchase's SQL alone. */
export async function runPgbench(
  databaseUrl: string,
  { clients, seconds, price }: { clients: number; seconds: number; price: number },
): Promise<number> {
  await preparePgbenchUsers(databaseUrl);
  return runScript(databaseUrl, { script: script(price), clients, seconds });
}
