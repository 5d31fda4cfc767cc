import type { Language } from '../../platform/languages.js';
import { centsToDecimal } from '../../platform/money.js';
import type { ActivationDto } from './activation.dto.js';
import type { Activation } from './activation.js';
import { formatPhone } from './phone-format.js';
import { presentCountry, presentService } from './catalogue/product.presenter.js';

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
