import { createHmac } from 'node:crypto';
import path from 'node:path';
import { accountForPostgres, locatePrograms } from './programs.js';
import { ensureCluster } from './cluster.js';
import { claimServer, startPostmaster, stopPostmaster } from './postmaster.js';

export interface EmbeddedPostgres {
  /** The address for the owner role. */
  url: string;
  /** The address for the role that only serves; that role must still be created. */
  servingUrl: string;
  stop(): Promise<void>;
}

const SERVING_ROLE = 'torpedo_server';

/** The serving password is computed from the owner's, so nobody can compute the owner's from it. */
function servingUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', url.password).update(SERVING_ROLE).digest('base64url');
  url.username = SERVING_ROLE;
  return url.href;
}

/**
 * Starts the server of the data directory, and starts it again at the same address when it dies.
 * @param onTrouble called when it died, or could not be started again
 * @throws StartError when it cannot start or another process uses the directory
 */
export async function startEmbeddedPostgres(
  dataDirectory: string,
  onTrouble: (what: string, error?: unknown) => void,
): Promise<EmbeddedPostgres> {
  const directory = path.resolve(dataDirectory);
  const [programs, account] = await Promise.all([locatePrograms(), accountForPostgres()]);
  const cluster = await ensureCluster(directory, programs, account);
  const url = await startPostmaster(cluster, programs, account);
  const port = Number(new URL(url).port);
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();

  async function own(): Promise<() => Promise<void>> {
    const claim = await claimServer(url, directory);
    claim.once('end', () => {
      if (isStopping) return;
      onTrouble('the embedded database died; starting it again');
      restarting = restart();
    });
    return () => claim.end();
  }
  async function restart(): Promise<void> {
    try {
      await startPostmaster(cluster, programs, account, port);
      disown = await own();
    } catch (error) {
      onTrouble('the embedded database could not be started again', error);
    }
  }
  let disown = await own();

  return {
    url,
    servingUrl: servingUrlOf(url),
    async stop() {
      isStopping = true;
      await restarting;
      await disown().catch(() => undefined);
      await stopPostmaster(cluster, programs, account);
    },
  };
}
