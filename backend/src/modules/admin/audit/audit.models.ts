import { DataTypes, literal } from 'sequelize';
import { tableModel } from '../../../platform/database/index.js';

/** What staff did: noun and verb. */
export type AuditAction =
  | 'balance.adjust'
  | 'sessions.end'
  | 'figures.rebuild'
  | 'reports.export'
  | 'reports.close'
  | 'reconciliation.run'
  | 'reconciliation.accept'
  | 'reconciliation.verify'
  | 'books.fund'
  | 'alarms.acknowledge'
  | 'setting.change'
  | 'setting.reset'
  | 'catalogue.sync'
  | 'product.create'
  | 'product.change'
  | 'product.pause'
  | 'product.resume'
  | 'offer.move'
  | 'service.change'
  | 'category.create'
  | 'category.change'
  | 'country.change'
  | 'provider.create'
  | 'provider.change'
  | 'provider.pause'
  | 'provider.resume'
  | 'gateway.register_webhook'
  | 'user.create'
  | 'user.change_status'
  | 'user.change_role'
  | 'user.change_basic'
  | 'user.change_profile'
  | 'user.delete'
  | 'user.resend_verification'
  | 'user.reset_password'
  | 'user.block_purchases'
  | 'user.release_purchases'
  | 'user.clear_flag'
  | 'user.add_note'
  | 'user.reveal'
  | 'order.cancel'
  | 'order.refund'
  | 'order.recheck'
  | 'order.note'
  | 'message.reveal'
  | 'topup.reread'
  | 'topup.refund';

/** What an action changes. */
export type AuditedEntity =
  | 'wallet'
  | 'user'
  | 'session'
  | 'figures'
  | 'report'
  | 'difference'
  | 'account'
  | 'alarm'
  | 'setting'
  | 'catalogue'
  | 'product'
  | 'offer'
  | 'service'
  | 'category'
  | 'country'
  | 'provider'
  | 'gateway'
  | 'order'
  | 'message'
  | 'topup';

/** Facts in wire names. */
export type Facts = Readonly<Record<string, unknown>>;

export interface AuditRow {
  id: string;
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
