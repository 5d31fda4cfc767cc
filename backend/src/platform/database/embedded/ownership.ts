import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../errors/index.js';

/** Any fixed number: whoever holds this advisory lock is the process the server belongs to. */
const OWNER_LOCK = 7_041_980;
const ATTEMPTS = 12;
const RETRY_MS = 250;

/**
 * Holds, through one open connection, the claim that the server belongs to this process alone; PostgreSQL drops
 * the claim by itself when the process dies, however it dies.
 * @throws StartError when a living process holds it
 */
export async function claimServer(url: string, dataDirectory: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'torpedo-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ claimed: boolean }>('SELECT pg_try_advisory_lock($1) AS claimed', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.claimed) return client;
    await wait(RETRY_MS);
  }
  await client.end();
  throw new StartError(
    `Another Torpedo is running on the data directory ${dataDirectory}: stop it, or choose another with TORPEDO_DATA_DIR.`,
  );
}
