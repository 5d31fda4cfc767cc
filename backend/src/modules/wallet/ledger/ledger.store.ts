import { statement, type Sql } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { formatMoney, type Currency } from '../../../platform/money.js';
import type { WalletEvent } from '../wallet.dto.js';

export const TRANSFER_KINDS = [
  'topup',
  'hold',
  'capture',
  'release',
  'refund',
  'adjustment',
  'chargeback',
  'chargeback_won',
  'repayment',
  'repayment_returned',
  'payout',
  'payout_settled',
  'payout_returned',
] as const;

export type TransferKind = (typeof TRANSFER_KINDS)[number];
export type ReferenceType = 'topup' | 'activation' | 'adjustment' | 'payout';

export interface Posting {
  /** False when the reference had been posted before. */
  moved: boolean;
  /** The kind that was posted: `release` for a capture that came after a release, and the reverse. */
  kind: TransferKind;
  userId: string;
  walletId: string;
  currency: Currency;
  amountCents: number;
  availableCents: number;
  heldCents: number;
}

/** The columns of the SQL type `ledger_posting`. */
export const POSTING_COLUMNS = `moved, kind, user_id AS "userId", wallet_id AS "walletId", currency,
  amount_cents AS "amountCents", available_cents AS "availableCents", held_cents AS "heldCents"`;

export type WalletState = Pick<Posting, 'userId' | 'currency' | 'availableCents' | 'heldCents'>;

export function publishBalance(
  events: EventBus<WalletEvent>,
  { userId, currency, availableCents, heldCents }: WalletState,
): void {
  events.publish({
    userId,
    type: 'balance_changed',
    fields: {
      currency,
      balance_cents: availableCents,
      held_cents: heldCents,
      balance_formatted: formatMoney(availableCents, currency),
    },
  });
}

const ADJUST = statement(
  'ledger.adjust',
  `SELECT ${POSTING_COLUMNS} FROM ledger_post('adjustment', $1, $2, $3, $4, $6, NULL, $5)`,
);

export interface Adjustment {
  /** The same id never moves money twice. */
  id: string;
  userId: string;
  currency: Currency;
  /** Cents to add; negative cents are taken away. */
  changeCents: number;
  note: string;
  at: Date;
}

/** @throws DomainError INSUFFICIENT_BALANCE */
export function adjust(
  sql: Sql,
  { id, userId, currency, changeCents, note, at }: Adjustment,
): Promise<Posting> {
  return sql.one(ADJUST, [userId, currency, changeCents, id, note, at]);
}
