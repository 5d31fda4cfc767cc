import { DataTypes, literal } from 'sequelize';
import { tableModel } from '../../../platform/database/index.js';
import type { StaffAction, StaffEntity } from '../../../platform/http/index.js';

export type Facts = Readonly<Record<string, unknown>>;

export interface StaffChange {
  action?: StaffAction;
  /** Where it is not of the kind that the action usually changes. */
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
  /** Written by the database: action, entity and reason in lower case, for searches. */
  searchText?: string;
}

/** Rows are only ever added: triggers refuse the rest. */
export const auditModel = tableModel<AuditRow>('audit_entries', {
  // Given by the table's own default.
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
