import type { Database } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { ActivationsModule } from '../../activations/index.js';
import { deviceOf, maskedAddress, type AuthModule } from '../../auth/index.js';
import { changeOf, type WalletModule } from '../../wallet/index.js';
import type { AuditRow, Facts } from '../audit/audit.models.js';
import { listAuditBefore } from '../audit/audit-list.read-model.js';
import type { TimelineEntryDto } from './timeline.dto.js';
import { createUserNoteStore } from './user-notes.store.js';

/** In a list with the newest first, entries of the same moment have this order. */
export const SOURCES = ['note', 'audit', 'activation', 'movement', 'activity'] as const;
export type Source = (typeof SOURCES)[number];

export type TimelineCategory = TimelineEntryDto['category'];

export interface Happened extends Omit<Partial<TimelineEntryDto>, 'created_at' | 'staff'> {
  source: Source;
  id: string;
  at: Date;
  category: TimelineCategory;
  kind: string;
  staffId?: string;
}

export interface Point {
  at: Date;
  id: string;
}

export type Reader = (
  userId: string,
  before: Point | null,
  limit: number,
  category: TimelineCategory | null,
) => Promise<Happened[]>;

export interface SourceDeps {
  db: Database;
  auth: Pick<AuthModule, 'activityBefore'>;
  wallet: Pick<WalletModule, 'movementsBefore'>;
  activations: Pick<ActivationsModule, 'activationsBefore'>;
}

const MONEY_ACTIONS = ['balance.adjust'] as const;

const centsOf = (facts: Facts | null) => {
  const cents = facts?.['balance_cents'];
  return typeof cents === 'number' ? cents : null;
};

function adjustmentOf({ before, after }: AuditRow) {
  const [from, to] = [centsOf(before), centsOf(after)];
  if (from === null || to === null) return {};
  return { amount_cents: to - from, currency: (after?.['currency'] as Currency | undefined) ?? null };
}

export const createReaders = ({ db, auth, wallet, activations }: SourceDeps): Record<Source, Reader> => ({
  async movement(userId, before, limit) {
    const point = before && { at: before.at, id: Number(before.id) };
    const found = await wallet.movementsBefore(userId, point, limit);
    return found.map((movement) => ({
      source: 'movement',
      id: String(movement.id),
      at: movement.occurredAt,
      category: 'money',
      kind: movement.kind,
      amount_cents: changeOf(movement, 'available'),
      currency: movement.currency,
      subject: { type: movement.referenceType, id: movement.referenceId },
      text: movement.note,
    }));
  },
  async activation(userId, before, limit) {
    const found = await activations.activationsBefore(userId, before, limit);
    return found.map((row) => ({
      ...row,
      source: 'activation',
      category: 'numbers',
      kind: 'activation',
      subject: { type: 'activation', id: row.id },
    }));
  },
  async activity(userId, before, limit) {
    const found = await auth.activityBefore(userId, before, limit);
    return found.map(({ id, at, kind, subject, ipAddress, userAgent }) => ({
      source: 'activity',
      id,
      at,
      category: 'access',
      kind,
      text: subject,
      ip_address: maskedAddress(ipAddress),
      ...deviceOf(userAgent),
    }));
  },
  async note(userId, before, limit) {
    const found = await createUserNoteStore(db.sql).listBefore(userId, before, limit);
    return found.map(({ id, createdAt, text, staffId }) => ({
      source: 'note',
      id,
      at: createdAt,
      category: 'staff',
      kind: 'note',
      text,
      staffId,
    }));
  },
  async audit(userId, before, limit, category) {
    const actions = category === 'money' ? MONEY_ACTIONS : null;
    const found = await listAuditBefore(db.sql, userId, { before, actions, limit });
    return found.map((row) => {
      const isMoney = row.action === 'balance.adjust';
      return {
        source: 'audit',
        id: row.id,
        at: row.at,
        category: isMoney ? 'money' : 'staff',
        kind: row.action,
        ...(isMoney && adjustmentOf(row)),
        subject: { type: row.entityType, id: row.entityId },
        text: row.reason,
        staffId: row.staffId,
      };
    });
  },
});
