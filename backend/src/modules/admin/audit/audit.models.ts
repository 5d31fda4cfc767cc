import { DataTypes, literal } from 'sequelize';
import { tableModel } from '../../../platform/database/index.js';
import type { StaffAction, StaffEntity } from '../../../platform/http/index.js';

export type Facts = Readonly<Record<string, unknown>>;

export interface StaffChange {
  action?: StaffAction;
  /** Given when it differs from the usual kind of thing of this action. */
  entityType?: StaffEntity;
  entityId: string;
  userId: string | null;
  before?: Facts | null;
  after?: Facts | null;
}

export interface AuditRow {
  id: string;
  at: Date;
  staffId: string;
  sessionId: string | null;
  tokenName: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string;
  action: StaffAction;
  entityType: StaffEntity;
  entityId: string;
  userId: string | null;
  before: Facts | null;
  after: Facts | null;
  reason: string | null;
  /** The database writes it: action, entity and reason in lower case, for searches. */
  searchText?: string;
}

/** Rows can only be added. Triggers refuse every change and removal. */
export const auditModel = tableModel<AuditRow>('audit_entries', {
  // The default of the table sets it.
  id: { type: DataTypes.UUID, primaryKey: true, defaultValue: literal('DEFAULT') },
  at: DataTypes.DATE(6),
  staffId: DataTypes.UUID,
  sessionId: DataTypes.UUID,
  tokenName: DataTypes.TEXT,
  ipAddress: DataTypes.TEXT,
  userAgent: DataTypes.TEXT,
  requestId: DataTypes.TEXT,
  action: DataTypes.TEXT,
  entityType: DataTypes.TEXT,
  entityId: DataTypes.TEXT,
  userId: DataTypes.UUID,
  before: DataTypes.JSONB,
  after: DataTypes.JSONB,
  reason: DataTypes.TEXT,
  searchText: DataTypes.TEXT,
});
