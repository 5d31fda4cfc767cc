import { DataTypes } from 'sequelize';
import {
  createListQuery,
  statement,
  tableModel,
  type Database,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';

export interface UserNote {
  id: string;
  userId: string;
  staffId: string;
  text: string;
  createdAt: Date;
}

type UserNoteList = ListQuery<UserNote, { userId: string }, 'created_at'>;

const noteModel = tableModel<UserNote>('user_notes', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  staffId: DataTypes.UUID,
  text: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
});

export function createUserNoteReadModel(db: Pick<Database, 'sequelize'>): UserNoteList {
  return createListQuery(db, {
    model: noteModel(db),
    scope: {},
    filters: { userId: (userId) => ({ userId }) },
    sorts: { created_at: 'createdAt' },
  });
}

const COLUMNS = 'id, user_id AS "userId", staff_id AS "staffId", text, created_at AS "createdAt"';

const INSERT = statement(
  'user_notes.insert',
  `INSERT INTO user_notes (user_id, staff_id, text, created_at) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
);

const LIST_BEFORE = statement(
  'user_notes.list_before',
  `SELECT ${COLUMNS} FROM user_notes
    WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid))
    ORDER BY created_at DESC, id DESC LIMIT $4`,
);

/** Notes are deleted with the account that they are about (ON DELETE CASCADE). */
export function createUserNoteStore(sql: Sql) {
  return {
    insert: ({ userId, staffId, text, createdAt }: Omit<UserNote, 'id'>) =>
      sql.one<UserNote>(INSERT, [userId, staffId, text, createdAt]),
    listBefore: (userId: string, before: { at: Date; id: string } | null, limit: number) =>
      sql.rows<UserNote>(LIST_BEFORE, [userId, before?.at ?? null, before?.id ?? null, limit]),
  };
}
