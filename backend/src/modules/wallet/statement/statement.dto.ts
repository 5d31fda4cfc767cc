import type { Language } from '../../../platform/languages.js';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';
import type { TransferKind } from '../ledger/ledger.store.js';
import type { StatementEntry } from './statement.store.js';

/** One movement of a wallet. */
export interface WalletTransactionDto {
  id: string;
  kind: LedgerEntryDto['kind'];
  /** The change of the spendable balance; negative when it became less. 0 for a capture. */
  amount_cents: number;
  /** The change of the reserved money. */
  held_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** Spendable balance after the movement. */
  balance_after_cents: number;
  /** The top-up, number, adjustment or payout that the movement belongs to. */
  reference: { type: 'topup' | 'activation' | 'adjustment' | 'payout'; id: string };
  /** What happened, as a text in the reader's language. */
  description: string;
  created_at: string;
}

/** The name of each kind of movement on a customer's statement. */
const STATEMENT_TEXTS: Record<TransferKind, Record<Language, string>> = {
  topup: { pt: 'Saldo adicionado', en: 'Balance added', es: 'Saldo agregado' },
  chargeback: {
    pt: 'Pix contestado no banco de quem pagou',
    en: 'Pix taken back by the payer’s bank',
    es: 'Pix disputado en el banco de quien pagó',
  },
  chargeback_won: {
    pt: 'Contestação encerrada: o valor voltou ao saldo',
    en: 'Dispute decided: the money is back in the balance',
    es: 'Disputa resuelta: el dinero volvió al saldo',
  },
  repayment: {
    pt: 'Quitação do Pix contestado',
    en: 'Repaid for the Pix that was taken back',
    es: 'Pago de lo adeudado por el Pix disputado',
  },
  repayment_returned: {
    pt: 'Contestação encerrada: a quitação voltou ao saldo',
    en: 'Dispute decided: what was repaid is back in the balance',
    es: 'Disputa resuelta: lo pagado volvió al saldo',
  },
  hold: { pt: 'Reserva para um número', en: 'Reserved for a number', es: 'Reserva para un número' },
  capture: {
    pt: 'Número pago: o SMS chegou',
    en: 'Number paid: the SMS arrived',
    es: 'Número pagado: llegó el SMS',
  },
  release: {
    pt: 'Reserva devolvida ao saldo',
    en: 'Reservation returned to the balance',
    es: 'Reserva devuelta al saldo',
  },
  refund: {
    pt: 'Número reembolsado pela equipe',
    en: 'Number refunded by staff',
    es: 'Número reembolsado por el equipo',
  },
  payout: { pt: 'Devolução por Pix', en: 'Refund by Pix', es: 'Devolución por Pix' },
  payout_settled: { pt: 'Devolução concluída', en: 'Refund completed', es: 'Devolución completada' },
  payout_returned: {
    pt: 'Devolução recusada: o valor voltou ao saldo',
    en: 'Refund refused: the money is back in the balance',
    es: 'Devolución rechazada: el dinero volvió al saldo',
  },
  adjustment: { pt: 'Ajuste da equipe', en: 'Adjustment by staff', es: 'Ajuste del equipo' },
};

/** The movement itself, without the name of its top-up or number. */
export function presentMovement(entry: StatementEntry, language: Language): WalletTransactionDto {
  return {
    id: String(entry.id),
    kind: entry.kind,
    amount_cents: entry.availableChangeCents,
    held_cents: entry.heldChangeCents,
    currency: entry.currency,
    balance_after_cents: entry.availableAfterCents,
    reference: entry.reference,
    description: STATEMENT_TEXTS[entry.kind][language],
    created_at: entry.occurredAt.toISOString(),
  };
}
