import { statement, type Database } from '../database/index.js';
import { settingsSchema, type Settings, type SettingsInput } from './schema.js';

const REFRESH_MS = 5_000;

const SELECT_SETTINGS = statement('settings.all', 'SELECT key, value FROM settings');

/** The settings in force: the database's, with what the operator pinned in the environment above them. */
export interface SettingsReader {
  current(): Settings;
  /** Reads the database again; the process does so by itself every few seconds. */
  refresh(): Promise<void>;
  close(): void;
}

function merge(stored: Record<string, unknown>, pinned: SettingsInput): Settings {
  return settingsSchema.parse({ ...stored, ...pinned });
}

/** Settings that follow the database without a restart; the pinned ones never change. */
export async function createSettings(db: Database, pinned: SettingsInput): Promise<SettingsReader> {
  let settings = merge({}, pinned);
  const refresh = async () => {
    const rows = await db.sql.rows<{ key: string; value: unknown }>(SELECT_SETTINGS);
    settings = merge(Object.fromEntries(rows.map(({ key, value }) => [key, value])), pinned);
  };
  await refresh();
  // A failed read keeps the last good settings; the next one tries again.
  const timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MS).unref();
  return { current: () => settings, refresh, close: () => clearInterval(timer) };
}
