import type { Config } from './config.js';
import {
  assertDatabaseUsable,
  migrate,
  prepareServingRole,
  startEmbeddedPostgres,
  type DatabaseRoles,
} from './platform/database/index.js';
import { StartError } from './platform/errors/index.js';
import type { Logger } from './platform/logging/index.js';
import type { Shutdown } from './platform/shutdown.js';
import { SERVING_RIGHTS } from './serving-rights.js';

/** In ms; a checkpoint takes seconds on a busy disk. */
const CLOSE_LIMIT_MS = 8_000;
const INSUFFICIENT_PRIVILEGE = '42501';

async function rolesOf(config: Config, shutdown: Shutdown, log: Logger): Promise<DatabaseRoles> {
  const { DATABASE_URL: servingUrl, MIGRATION_DATABASE_URL: ownerUrl = servingUrl } = config;
  if (servingUrl && ownerUrl) return { servingUrl, ownerUrl };
  const embedded = await startEmbeddedPostgres(config.TORPEDO_DATA_DIR, (what, err) =>
    log.error({ err }, what),
  );
  shutdown.add('embedded database', CLOSE_LIMIT_MS, () => embedded.stop());
  return { ownerUrl: embedded.url, servingUrl: embedded.servingUrl };
}

function sqlStateOf({ code, cause }: Error & { code?: string }): string | undefined {
  return code ?? (cause instanceof Error ? sqlStateOf(cause) : undefined);
}

async function migrateAs(ownerUrl: string, variable: string): Promise<string[]> {
  try {
    return await migrate(ownerUrl);
  } catch (error) {
    const cause = error as Error;
    throw new StartError(
      sqlStateOf(cause) === INSUFFICIENT_PRIVILEGE
        ? `The user of ${variable} may not migrate: ${cause.message}. MIGRATION_DATABASE_URL names the owner of the tables.`
        : `The database of ${variable} could not be migrated: ${cause.message}.`,
      { cause },
    );
  }
}

export interface DatabaseServer {
  url: string;
  migrations: string[];
}

/** Serves with only the rights that serving needs. @throws StartError */
export async function openDatabaseServer(
  config: Config,
  shutdown: Shutdown,
  log: Logger,
): Promise<DatabaseServer> {
  const roles = await rolesOf(config, shutdown, log);
  const { ownerUrl, servingUrl } = roles;
  const owners = config.MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  await assertDatabaseUsable(ownerUrl, owners);
  const migrations = await migrateAs(ownerUrl, owners);
  if (ownerUrl === servingUrl) return { url: servingUrl, migrations };
  await prepareServingRole(roles, SERVING_RIGHTS);
  await assertDatabaseUsable(servingUrl, 'DATABASE_URL');
  return { url: servingUrl, migrations };
}
