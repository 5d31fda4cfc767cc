import { DataTypes } from 'sequelize';
import { createListQuery, statement, tableModel, type Database } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { ReferenceType, TransferKind } from './ledger.store.js';

export interface LedgerEntry {
  id: number;
  walletId: string;
  userId: string;
  currency: Currency;
  kind: TransferKind;
  debitAccount: string;
  creditAccount: string;
  amountCents: number;
  availableAfterCents: number;
  heldAfterCents: number;
  referenceType: ReferenceType;
  referenceId: string;
  note: string | null;
  occurredAt: Date;
}

interface LedgerFilter {
  walletId: string;
}

const transferModel = tableModel<LedgerEntry>('transfers', {
  id: { type: DataTypes.BIGINT, primaryKey: true },
  walletId: DataTypes.UUID,
  userId: DataTypes.UUID,
  currency: DataTypes.TEXT,
  kind: DataTypes.TEXT,
  debitAccount: DataTypes.TEXT,
  creditAccount: DataTypes.TEXT,
  amountCents: DataTypes.BIGINT,
  availableAfterCents: DataTypes.BIGINT,
  heldAfterCents: DataTypes.BIGINT,
  referenceType: DataTypes.TEXT,
  referenceId: DataTypes.UUID,
  note: DataTypes.TEXT,
  occurredAt: DataTypes.DATE,
});

export function changeOf(
  { debitAccount, creditAccount, amountCents }: LedgerEntry,
  account: 'available' | 'held',
): number {
  return (creditAccount === account ? amountCents : 0) - (debitAccount === account ? amountCents : 0);
}

const COLUMNS = `id, wallet_id AS "walletId", user_id AS "userId", currency, kind, debit_account AS "debitAccount",
  credit_account AS "creditAccount", amount_cents AS "amountCents", available_after_cents AS "availableAfterCents",
  held_after_cents AS "heldAfterCents", reference_type AS "referenceType", reference_id AS "referenceId", note,
  occurred_at AS "occurredAt"`;

// The query reads index transfers_timeline.
const LIST_BEFORE = statement(
  'transfers.list_before',
  `SELECT ${COLUMNS} FROM transfers
    WHERE user_id = $1 AND reference_type NOT IN ('activation', 'adjustment')
      AND ($2::timestamptz IS NULL OR (occurred_at, id) < ($2, $3::bigint))
    ORDER BY occurred_at DESC, id DESC LIMIT $4`,
);

const LIST_ADJUSTMENTS = statement(
  'transfers.list_adjustments',
  `SELECT ${COLUMNS} FROM transfers WHERE reference_id = ANY ($1::uuid[]) AND reference_type = 'adjustment'`,
);

const LIST_OF_REFERENCES = statement(
  'transfers.list_of_references',
  `SELECT ${COLUMNS} FROM transfers WHERE reference_id = ANY ($1::uuid[]) ORDER BY id`,
);

export function createLedgerReadModel({ reads, sql }: Pick<Database, 'reads' | 'sql'>) {
  return {
    ledgerList: createListQuery<LedgerEntry, LedgerFilter, 'id'>(reads, {
      model: transferModel(reads),
      scope: {},
      filters: { walletId: (walletId) => ({ walletId }) },
      sorts: { id: 'id' },
    }),

    movementsBefore: (userId: string, before: { at: Date; id: number } | null, limit: number) =>
      sql.rows<LedgerEntry>(LIST_BEFORE, [userId, before?.at ?? null, before?.id ?? null, limit]),

    transfersOf: (referenceIds: readonly string[]) =>
      sql.rows<LedgerEntry>(LIST_OF_REFERENCES, [referenceIds]),

    adjustmentsOf: (ids: readonly string[]) => sql.rows<LedgerEntry>(LIST_ADJUSTMENTS, [ids]),
  };
}
