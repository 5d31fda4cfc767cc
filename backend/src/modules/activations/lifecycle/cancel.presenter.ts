import type { Language } from '../../../platform/languages.js';
import { centsToDecimal, formatMoney } from '../../../platform/money.js';
import type { CancelDto } from '../activation.dto.js';
import type { Cancel } from './cancel.service.js';

const MESSAGES: Record<Language, Record<Cancel['outcome'], (amount: string) => string>> = {
  pt: {
    cancelled: (amount) => `Número cancelado: ${amount} de volta ao seu saldo.`,
    already_cancelled: () => 'Este número já estava cancelado.',
    pending: () => 'Cancelamento pedido. O valor volta ao seu saldo assim que o fornecedor confirmar.',
  },
  en: {
    cancelled: (amount) => `Item cancelled successfully! ${amount} is back in your balance.`,
    already_cancelled: () => 'This number was already cancelled.',
    pending: () => 'Cancel requested. The money goes back to your balance as soon as the provider confirms.',
  },
  es: {
    cancelled: (amount) => `Número cancelado: ${amount} de vuelta en tu saldo.`,
    already_cancelled: () => 'Este número ya estaba cancelado.',
    pending: () => 'Cancelación solicitada. El dinero vuelve a tu saldo en cuanto el proveedor confirme.',
  },
};

const WARNINGS: Record<Language, { last: string; blocked: string }> = {
  pt: {
    last: 'Atenção: mais um cancelamento deste serviço e país pausa suas compras por alguns minutos.',
    blocked: 'Muitos cancelamentos seguidos: suas compras estão pausadas por alguns minutos.',
  },
  en: {
    last: 'Careful: one more cancel of this service and country pauses your purchases for a few minutes.',
    blocked: 'Too many cancels in a row: your purchases are paused for a few minutes.',
  },
  es: {
    last: 'Atención: una cancelación más de este servicio y país pausa tus compras por unos minutos.',
    blocked: 'Demasiadas cancelaciones seguidas: tus compras están en pausa por unos minutos.',
  },
};

function warningText({ cancelsLeft, blockedUntil }: Cancel, language: Language): string | null {
  if (blockedUntil) return WARNINGS[language].blocked;
  return cancelsLeft === null ? null : WARNINGS[language].last;
}

export function presentCancel(cancel: Cancel, language: Language): CancelDto {
  const { outcome, activation } = cancel;
  const { priceCents, currency } = activation;
  const warning = warningText(cancel, language);
  return {
    success: outcome !== 'pending',
    already_cancelled: outcome === 'already_cancelled',
    ...(outcome === 'pending' && { pending: true }),
    refunded_amount: outcome === 'pending' ? 0 : centsToDecimal(priceCents),
    message: MESSAGES[language][outcome](formatMoney(priceCents, currency)),
    ...(warning !== null && { warning }),
    ...(cancel.blockedUntil && { blocked_until: cancel.blockedUntil.toISOString() }),
  };
}
