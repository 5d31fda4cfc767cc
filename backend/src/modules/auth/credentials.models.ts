import { DataTypes } from 'sequelize';
import { tableModel } from '../../platform/database/index.js';
import type { ApiKey } from './api-keys/api-key.js';
import type { Session } from './sessions/session.js';

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

export const apiKeyModel = tableModel<ApiKey & { userId: string }>('api_keys', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  name: DataTypes.TEXT,
  scope: DataTypes.TEXT,
  prefix: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  lastUsedAt: DataTypes.DATE,
});
