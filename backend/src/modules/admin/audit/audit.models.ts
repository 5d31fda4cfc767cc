import { DataTypes, literal } from 'sequelize';
import { tableModel } from '../../../platform/database/index.js';

/** What staff did: noun and verb. */
export type AuditAction =
  | 'balance.adjust'
  | 'sessions.end'
  | 'figures.rebuild'
  | 'reports.export'
  | 'reports.close'
  | 'alarms.acknowledge'
  | 'product.create'
  | 'product.change'
  | 'product.pause'
  | 'product.resume'
  | 'offer.move'
  | 'service.change'
  | 'category.create'
  | 'category.change'
  | 'country.change'
  | 'provider.change'
  | 'provider.pause'
  | 'provider.resume';

/** What an action changes. */
export type AuditedEntity =
  | 'wallet'
  | 'user'
  | 'session'
  | 'figures'
  | 'report'
  | 'alarm'
  | 'product'
  | 'offer'
  | 'service'
  | 'category'
  | 'country'
  | 'provider';

/** Facts in wire names. */
export type Facts = Readonly<Record<string, unknown>>;

export interface AuditRow {
  id?: string;
  at: Date;
  staffId: string;
  sessionId: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string;
  action: AuditAction;
  entityType: AuditedEntity;
  entityId: string;
  /** The customer whom the change concerns. */
  userId: string | null;
  before: Facts | null;
  after: Facts | null;
  reason: string | null;
}

/** Rows are only ever added: triggers refuse the rest. */
export const auditModel = tableModel<AuditRow>('audit_entries', {
  // Given by the table's own default.
  id: { type: DataTypes.UUID, primaryKey: true, defaultValue: literal('DEFAULT') },
  at: DataTypes.DATE(6),
  staffId: DataTypes.UUID,
  sessionId: DataTypes.UUID,
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
});
