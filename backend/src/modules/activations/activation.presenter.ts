import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Language } from '../../platform/languages.js';
import { formatMoney, moneyField } from '../../platform/money.js';
import type { ActivationDto, CancelDto, SwapPendingDto, UserTransactionsDto } from './activation.dto.js';
import type { Activation } from './activation.js';
import { presentCountry, presentService } from '../catalogue/index.js';
import type { Cancel } from './lifecycle/cancel.service.js';
import type { PendingSwap } from './lifecycle/swap.service.js';
import type { UserTransactions } from './lifecycle/user-transactions.service.js';

/** Answers `+55 11 98765-4321`; a text that is not an E.164 number stays as it is. */
export function formatPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164);
  if (!parsed) return e164;
  const written = parsed.formatInternational();
  // The library leaves out the hyphen that Brazilians write inside their numbers.
  return parsed.countryCallingCode === '55' ? written.replace(/(\d{4,5}) (\d{4})$/, '$1-$2') : written;
}

export function presentActivation(activation: Activation, language: Language): ActivationDto {
  const [newest] = activation.messages;
  const service = presentService(activation.service, language);
  return {
    activation_id: activation.id,
    number_id: activation.numberId,
    phone_number: activation.phone,
    phone_number_formatted: formatPhone(activation.phone),
    status: activation.status,
    sms_code: newest?.code ?? null,
    sms_text: newest?.text ?? null,
    created_at: activation.allottedAt,
    updated_at: activation.updatedAt,
    expires_at: activation.expiresAt,
    cancel_available_at: activation.cancelAvailableAt,
    can_cancel: activation.canCancel,
    can_get_another_sms: activation.canGetAnother,
    can_swap: activation.canSwap,
    swap_available_at: activation.swapAvailableAt,
    cancel_requested_at: activation.cancelRequestedAt,
    closed_at: activation.closedAt,
    closed_by: activation.closedBy,
    activation_time: activation.allottedAt,
    ...moneyField('service_price', activation.priceCents),
    ...moneyField('activation_cost', activation.priceCents),
    currency: activation.currency,
    country: presentCountry(activation.country, language),
    service: { code: activation.service.code, ...service },
    codigo_atual: newest?.code ?? null,
    quantidade_codigos: activation.messageCount,
    historico_codigos: activation.messages.map(({ code, text, receivedAt }) => ({
      codigo: code,
      texto: text,
      recebido_em: receivedAt,
    })),
  };
}

export function presentUserTransactions(
  { open, recent, slots, messagesToday, block }: UserTransactions,
  language: Language,
): UserTransactionsDto {
  return {
    active_transactions: open.map((activation) => presentActivation(activation, language)),
    recent_completed: recent.map((activation) => presentActivation(activation, language)),
    slots,
    sms_today: messagesToday,
    ...block,
  };
}

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

/** The customer is warned at the last cancel before the pause: the fourth of five. */
function warningText({ limit, blockedUntil }: Cancel, language: Language): string | null {
  if (blockedUntil) return WARNINGS[language].blocked;
  return limit?.remaining === 1 ? WARNINGS[language].last : null;
}

export function presentCancel(cancel: Cancel, language: Language): CancelDto {
  const { outcome, activation } = cancel;
  const { priceCents, currency } = activation;
  const warning = warningText(cancel, language);
  return {
    success: outcome !== 'pending',
    already_cancelled: outcome === 'already_cancelled',
    ...(outcome === 'pending' && { pending: true }),
    ...moneyField('refunded_amount', outcome === 'pending' ? 0 : priceCents),
    message: MESSAGES[language][outcome](formatMoney(priceCents, currency)),
    ...(warning !== null && { warning }),
    ...(cancel.blockedUntil && { blocked_until: cancel.blockedUntil.toISOString() }),
  };
}

const SWAP_PENDING: Record<Language, { unconfirmed: string; checking: string }> = {
  pt: {
    unconfirmed:
      'O fornecedor ainda não confirmou a devolução do número. Assim que confirmar, o valor volta ao seu saldo.',
    checking: 'Estamos conferindo o novo número com o fornecedor: ele aparece aqui, ou o valor volta.',
  },
  en: {
    unconfirmed:
      'The provider has not taken the number back yet. As soon as it does, the money is back in your balance.',
    checking: 'We are checking the new number with the provider: it appears here, or the money comes back.',
  },
  es: {
    unconfirmed:
      'El proveedor aún no confirmó la devolución del número. En cuanto confirme, el dinero vuelve a tu saldo.',
    checking: 'Estamos verificando el nuevo número con el proveedor: aparece aquí, o el dinero vuelve.',
  },
};

export function presentPendingSwap({ settlesBy }: PendingSwap, language: Language): SwapPendingDto {
  const message = SWAP_PENDING[language][settlesBy ? 'checking' : 'unconfirmed'];
  return { success: false, pending: true, message, settles_by: settlesBy?.toISOString() ?? null };
}
