import { statement, type Sql } from '../../../platform/database/index.js';

export interface StoredSetting {
  key: string;
  value: unknown;
  updatedAt: Date;
  updatedBy: string | null;
}

const LIST = statement(
  'staff.settings.list',
  'SELECT key, value, updated_at AS "updatedAt", updated_by AS "updatedBy" FROM settings',
);
const LOCK = statement('staff.settings.lock', 'LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE');
const PUT = statement(
  'staff.settings.put',
  `INSERT INTO settings (key, value, updated_at, updated_by) VALUES ($1, $2::jsonb, $3, $4)
   ON CONFLICT (key) DO UPDATE
     SET value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
);
const REMOVE = statement('staff.settings.remove', 'DELETE FROM settings WHERE key = $1');

export const settingStore = (sql: Sql) => ({
  list: () => sql.rows<StoredSetting>(LIST),
  /** Until the transaction ends, no other process can write settings, but all can read them. */
  lock: () => sql.row(LOCK),
  put: ({ key, value, updatedAt, updatedBy }: StoredSetting) =>
    sql.row(PUT, [key, JSON.stringify(value), updatedAt, updatedBy]),
  remove: (key: string) => sql.row(REMOVE, [key]),
});
