import { Op } from 'sequelize';
import { createListQuery, type Database, type ListQuery } from '../../../platform/database/index.js';
import { sessionModel } from '../credentials.models.js';
import type { Session } from './session.js';

export interface SessionFilter {
  userId: string;
  liveAt: Date;
}

export type SessionList = ListQuery<Session, SessionFilter, 'created_at'>;

export function sessionList(db: Pick<Database, 'sequelize'>): SessionList {
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
