import type { Language } from '../../platform/languages.js';
import type { TransferKind } from './ledger/posting.js';

/** What each kind of movement is called on a customer's statement. */
export const STATEMENT_TEXTS: Record<TransferKind, Record<Language, string>> = {
  topup: { pt: 'Saldo adicionado', en: 'Balance added', es: 'Saldo agregado' },
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
  payout: { pt: 'Devolução por Pix', en: 'Refund by Pix', es: 'Devolución por Pix' },
  payout_settled: {
    pt: 'Devolução concluída',
    en: 'Refund completed',
    es: 'Devolución completada',
  },
  payout_returned: {
    pt: 'Devolução recusada: o valor voltou ao saldo',
    en: 'Refund refused: the money is back in the balance',
    es: 'Devolución rechazada: el dinero volvió al saldo',
  },
  adjustment: { pt: 'Ajuste da equipe', en: 'Adjustment by staff', es: 'Ajuste del equipo' },
};
