import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Language } from '../../platform/languages.js';
import { centsToDecimal } from '../../platform/money.js';
import type { ActivationDto, UserTransactionsDto } from './activation.dto.js';
import type { Activation } from './activation.js';
import { presentCountry, presentService } from './catalogue/product-names.js';
import type { UserTransactions } from './lifecycle/user-transactions.service.js';

/** An E.164 number as people of its country write it: `+55 11 98765-4321`; what is none stays as it is. */
export function formatPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164);
  if (!parsed) return e164;
  const written = parsed.formatInternational();
  // The library leaves out the hyphen that Brazilians write inside their numbers.
  return parsed.countryCallingCode === '55' ? written.replace(/(\d{4,5}) (\d{4})$/, '$1-$2') : written;
}

export function presentActivation(activation: Activation, language: Language): ActivationDto {
  const price = centsToDecimal(activation.priceCents);
  const [newest] = activation.messages;
  const service = presentService(activation.service, language);
  return {
    activation_id: activation.id,
    phone_number: activation.phone,
    phone_number_formatted: formatPhone(activation.phone),
    status: activation.status,
    sms_code: newest?.code ?? null,
    sms_text: newest?.text ?? null,
    created_at: activation.allottedAt.toISOString(),
    updated_at: activation.updatedAt.toISOString(),
    expires_at: activation.expiresAt.toISOString(),
    cancel_available_at: activation.cancelAvailableAt.toISOString(),
    can_cancel: activation.canCancel,
    can_get_another_sms: activation.canGetAnother,
    activation_time: activation.allottedAt.toISOString(),
    service_price: price,
    activation_cost: price,
    currency: activation.currency,
    country: presentCountry(activation.countryIso, language),
    service: { code: activation.service.code, ...service },
    codigo_atual: newest?.code ?? null,
    quantidade_codigos: activation.messageCount,
    historico_codigos: activation.messages.map(({ code, text, receivedAt }) => ({
      codigo: code,
      texto: text,
      recebido_em: receivedAt.toISOString(),
    })),
  };
}

export function presentUserTransactions(
  { open, recent, slots, messagesToday }: UserTransactions,
  language: Language,
): UserTransactionsDto {
  return {
    active_transactions: open.map((activation) => presentActivation(activation, language)),
    recent_completed: recent.map((activation) => presentActivation(activation, language)),
    slots,
    sms_today: messagesToday,
  };
}
