import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  statement,
  tableModel,
  type Database,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { Facts } from '../audit/audit.models.js';
import type { AlarmCode } from './alarm-catalogue.js';
import type { AlarmFinding } from './alarm-rules.store.js';

/** Something that staff have, or had, to look at. */
export interface Alarm {
  id: string;
  code: AlarmCode;
  /** Which provider, gateway, product or offer; empty where there is only one such thing. */
  subject: string;
  facts: Facts;
  openedAt: Date;
  closedAt: Date | null;
  acknowledgedAt: Date | null;
  /** Who of the staff. */
  acknowledgedBy: string | null;
}

export interface AlarmFilter {
  state?: 'open' | 'closed' | undefined;
  code?: AlarmCode | undefined;
}

export type AlarmSort = 'opened_at';

const alarmModel = tableModel<Alarm>('alarms', {
  id: { type: DataTypes.UUID, primaryKey: true },
  code: DataTypes.TEXT,
  subject: DataTypes.TEXT,
  facts: DataTypes.JSONB,
  openedAt: DataTypes.DATE(6),
  closedAt: DataTypes.DATE,
  acknowledgedAt: DataTypes.DATE,
  acknowledgedBy: DataTypes.UUID,
});

/** Every alarm that was ever open. */
export function alarmList(db: Pick<Database, 'sequelize'>): ListQuery<Alarm, AlarmFilter, AlarmSort> {
  return createListQuery<Alarm, AlarmFilter, AlarmSort>(db, {
    model: alarmModel(db),
    scope: {},
    filters: {
      state: (state) => ({ closedAt: state === 'open' ? null : { [Op.ne]: null } }),
      code: (code) => ({ code }),
    },
    sorts: { opened_at: 'openedAt' },
  });
}

const COLUMNS = `id, code, subject, facts, opened_at AS "openedAt", closed_at AS "closedAt",
          acknowledged_at AS "acknowledgedAt", acknowledged_by AS "acknowledgedBy"`;

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
    /** How many are open, of the codes that have any. */
    countOpen: () => sql.rows<{ code: AlarmCode; open: number }>(COUNT_OPEN),
    listOpen: (code: AlarmCode) => sql.rows<Alarm>(LIST_OPEN, [code]),
    /** Null when there is none. It is locked until the transaction ends. */
    lock: (id: string) => sql.row<Alarm>(LOCK, [id]),
    /** Null when it is open already. */
    open: (code: AlarmCode, { subject, facts }: AlarmFinding, at: Date) =>
      sql.row<Alarm>(OPEN, [code, subject, JSON.stringify(facts), at]),
    /** False when nothing about it is new. */
    async renew(id: string, facts: Facts): Promise<boolean> {
      return (await sql.row(RENEW, [id, JSON.stringify(facts)])) !== null;
    },
    async close(id: string, at: Date): Promise<boolean> {
      return (await sql.row(CLOSE, [id, at])) !== null;
    },
    acknowledge: (id: string, at: Date, staffId: string) => sql.one<Alarm>(ACKNOWLEDGE, [id, at, staffId]),
  };
}
