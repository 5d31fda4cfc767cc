import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  tableModel,
  findRows,
  type Database,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { Session } from './session.js';

export const sessionModel = tableModel<Session & { revokedAt: Date | null }>('sessions', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  name: DataTypes.TEXT,
  rotation: DataTypes.INTEGER,
  userAgent: DataTypes.TEXT,
  ipAddress: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  lastSeenAt: DataTypes.DATE,
  idleExpiresAt: DataTypes.DATE,
  expiresAt: DataTypes.DATE,
  revokedAt: DataTypes.DATE,
});

export interface SessionFilter {
  userId: string;
  liveAt: Date;
}

export type SessionList = ListQuery<Session, SessionFilter, 'created_at'>;

export function createSessionReadModel(db: Pick<Database, 'sequelize'>): SessionList {
  return createListQuery(db, {
    model: sessionModel(db),
    scope: { revokedAt: null },
    filters: {
      userId: (userId) => ({ userId }),
      liveAt: (now) => ({ idleExpiresAt: { [Op.gt]: now }, expiresAt: { [Op.gt]: now } }),
    },
    sorts: { created_at: 'createdAt' },
  });
}

export function listLiveSessions(
  db: Pick<Database, 'sequelize'>,
  userId: string,
  now: Date,
): Promise<Session[]> {
  return findRows(sessionModel(db), {
    attributes: { exclude: ['revokedAt'] },
    where: { userId, revokedAt: null, idleExpiresAt: { [Op.gt]: now }, expiresAt: { [Op.gt]: now } },
    order: [
      ['createdAt', 'DESC'],
      ['id', 'DESC'],
    ],
  });
}
