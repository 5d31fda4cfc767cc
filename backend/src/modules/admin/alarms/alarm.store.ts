import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  mapList,
  statement,
  tableModel,
  type Database,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { AlarmCode } from './alarm-catalogue.js';
import type { AlarmFinding } from './alarm-rules.store.js';
import type { AlarmDto, AlarmFactsDto } from './alarms.dto.js';

export type ListedAlarm = Omit<AlarmDto, 'severity' | 'owner' | 'screen' | 'acknowledged_by_email'>;

interface AlarmRow {
  id: string;
  code: AlarmCode;
  openedAt: Date;
  closedAt: Date | null;
}

export interface AlarmFilter {
  state?: 'open' | 'closed' | undefined;
  code?: AlarmCode | undefined;
}

export type AlarmSort = 'opened_at';

const alarmModel = tableModel<AlarmRow>('alarms', {
  id: { type: DataTypes.UUID, primaryKey: true },
  code: DataTypes.TEXT,
  openedAt: DataTypes.DATE(6),
  closedAt: DataTypes.DATE,
});

export function createAlarmList(
  db: Pick<Database, 'sequelize' | 'sql'>,
): ListQuery<ListedAlarm, AlarmFilter, AlarmSort> {
  return mapList(
    createListQuery<AlarmRow, AlarmFilter, AlarmSort>(db, {
      model: alarmModel(db),
      scope: {},
      filters: {
        state: (state) => ({ closedAt: state === 'open' ? null : { [Op.ne]: null } }),
        code: (code) => ({ code }),
      },
      sorts: { opened_at: 'openedAt' },
    }),
    (rows) => db.sql.rows<ListedAlarm>(ROWS, [rows.map(({ id }) => id)]),
  );
}

const COLUMNS = `id, code, subject, facts, iso_instant(opened_at) AS opened_at, iso_instant(closed_at) AS closed_at,
          iso_instant(acknowledged_at) AS acknowledged_at, acknowledged_by`;

const ROWS = statement(
  'alarms.rows',
  `SELECT ${COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN alarms USING (id)
    ORDER BY wanted.place`,
);

const COUNT_OPEN = statement(
  'alarms.count_open',
  'SELECT code, count(*)::integer AS open FROM alarms WHERE closed_at IS NULL GROUP BY code',
);

const LIST_OPEN = statement(
  'alarms.list_open',
  `SELECT ${COLUMNS} FROM alarms WHERE code = $1 AND closed_at IS NULL`,
);
const LOCK = statement('alarms.lock', `SELECT ${COLUMNS} FROM alarms WHERE id = $1 FOR NO KEY UPDATE`);
const OPEN = statement(
  'alarms.open',
  `INSERT INTO alarms (code, subject, facts, opened_at) VALUES ($1, $2, $3::jsonb, $4)
   ON CONFLICT (code, subject) WHERE closed_at IS NULL DO NOTHING RETURNING ${COLUMNS}`,
);
const RENEW = statement(
  'alarms.renew',
  `UPDATE alarms SET facts = $2::jsonb WHERE id = $1 AND facts <> $2::jsonb RETURNING id`,
);
const CLOSE = statement(
  'alarms.close',
  'UPDATE alarms SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING id',
);
const ACKNOWLEDGE = statement(
  'alarms.acknowledge',
  `UPDATE alarms SET acknowledged_at = $2, acknowledged_by = $3 WHERE id = $1 RETURNING ${COLUMNS}`,
);

export function createAlarmStore(sql: Sql) {
  return {
    countOpen: () => sql.rows<{ code: AlarmCode; open: number }>(COUNT_OPEN),
    listOpen: (code: AlarmCode) => sql.rows<ListedAlarm>(LIST_OPEN, [code]),
    /** Null when the alarm does not exist. Locks it until the transaction ends. */
    lock: (id: string) => sql.row<ListedAlarm>(LOCK, [id]),
    open: (code: AlarmCode, { subject, facts }: AlarmFinding, at: Date) =>
      sql.row<ListedAlarm>(OPEN, [code, subject, JSON.stringify(facts), at]),
    async renew(id: string, facts: AlarmFactsDto): Promise<boolean> {
      return (await sql.row(RENEW, [id, JSON.stringify(facts)])) !== null;
    },
    async close(id: string, at: Date): Promise<boolean> {
      return (await sql.row(CLOSE, [id, at])) !== null;
    },
    acknowledge: (id: string, at: Date, staffId: string) =>
      sql.one<ListedAlarm>(ACKNOWLEDGE, [id, at, staffId]),
  };
}
