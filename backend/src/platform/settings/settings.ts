import { DataTypes } from 'sequelize';
import { findRows, tableModel, type Database } from '../database/index.js';
import { keepRefreshed } from '../keep-refreshed.js';
import type { Logger } from '../logging/index.js';
import { settingsProblems } from './setting-descriptions.js';
import { settingsSchema, type Settings, type SettingsInput } from './settings.schema.js';

/** Pinned settings come before those of the database. */
export interface SettingsReader {
  current(): Settings;
  /** Works without the database: the pinned values, or else the defaults. */
  fallback(): Settings;
  isPinned(key: string): boolean;
  /** The process refreshes by itself every few seconds. */
  refresh(): Promise<void>;
  close(): void;
}

interface Row {
  key: string;
  value: unknown;
}

const settingModel = tableModel<Row>('settings', {
  key: { type: DataTypes.TEXT, primaryKey: true },
  value: DataTypes.JSONB,
});

interface Deps {
  db: Database;
  log: Logger;
  pinned: SettingsInput;
  /** They replace the schema's defaults; the database replaces them. */
  defaults?: SettingsInput;
}

export async function createSettings({ db, log, pinned, defaults = {} }: Deps): Promise<SettingsReader> {
  let settings = settingsSchema.parse({ ...defaults, ...pinned });
  let reported = new Set<string>();

  /** A wrong row counts as absent and is logged once. */
  function withoutBadRows(rows: readonly Row[]): Row[] {
    const problems = new Set<string>();
    const good = rows.filter(({ key, value }) => {
      const found = settingsProblems({ [key]: value });
      for (const { message } of found) {
        const problem = JSON.stringify([key, message]);
        if (!reported.has(problem))
          log.error({ setting: key, problem: message }, 'bad row in the table settings ignored');
        problems.add(problem);
      }
      return found.length === 0;
    });
    reported = problems;
    return good;
  }

  async function refresh(): Promise<void> {
    const rows = withoutBadRows(await findRows(settingModel(db)));
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    settings = settingsSchema.parse({ ...defaults, ...stored, ...pinned });
  }

  await refresh();
  const close = keepRefreshed('settings', { refresh, log });
  const fallback = settingsSchema.parse({ ...defaults, ...pinned });
  return {
    current: () => settings,
    fallback: () => fallback,
    isPinned: (key) => Object.hasOwn(pinned, key),
    refresh,
    close,
  };
}
