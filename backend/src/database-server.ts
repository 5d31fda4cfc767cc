import type { Config } from './config.js';
import type { Closing } from './platform/closing.js';
import { assertDatabaseReachable, startEmbeddedPostgres } from './platform/database/index.js';
import type { Logger } from './platform/logging/index.js';

const CLOSE_LIMIT_MS = 2_500;

/**
 * The address of the PostgreSQL to use: the operator's, or our own in the data directory.
 * @throws StartError when it cannot be used
 */
export async function openDatabaseServer(config: Config, closing: Closing, log: Logger): Promise<string> {
  if (config.DATABASE_URL) {
    await assertDatabaseReachable(config.DATABASE_URL);
    return config.DATABASE_URL;
  }
  const embedded = await startEmbeddedPostgres(config.TORPEDO_DATA_DIR, (what, err) =>
    log.error({ err }, what),
  );
  closing.add('embedded database', CLOSE_LIMIT_MS, () => embedded.stop());
  return embedded.url;
}
