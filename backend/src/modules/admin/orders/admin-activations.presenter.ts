import type { Language } from '../../../platform/languages.js';
import { moneyField } from '../../../platform/money.js';
import type { ActivationEntry, RevealedMessage } from '../../activations/index.js';
import type { Person } from '../../auth/index.js';
import type { AdminActivationDto, RevealedMessageDto } from './admin-activations.dto.js';
import { presentAction, presentItem } from './order.presenter.js';

export interface ActivationWithPerson {
  activation: ActivationEntry;
  person: Person | null;
}

export function presentAdminActivation(
  { activation, person }: ActivationWithPerson,
  language: Language,
): AdminActivationDto {
  return {
    id: activation.id,
    user_id: activation.userId,
    user_name: person?.name ?? null,
    user_email: person?.email ?? null,
    status: activation.status,
    item: presentItem(activation.product, activation.phone, language),
    provider: activation.provider,
    attempts: activation.attempts,
    last_attempt: activation.lastAttempt,
    ...moneyField('price', activation.priceCents),
    currency: activation.currency,
    requested_at: activation.requestedAt.toISOString(),
    allotted_at: activation.allottedAt?.toISOString() ?? null,
    expires_at: activation.expiresAt?.toISOString() ?? null,
    first_message_at: activation.firstMessageAt?.toISOString() ?? null,
    message_count: activation.messageCount,
    actions: {
      cancel: presentAction(activation.cancelObstacle),
      recheck: presentAction(activation.recheckObstacle),
    },
  };
}

/** Paths within the presented number. */
export const ACTIVATION_CSV_COLUMNS = [
  'id',
  'requested_at',
  'status',
  'user_email',
  'item.service.code',
  'item.country.iso_code',
  'item.phone_number',
  'provider',
  'attempts',
  'price',
  'currency',
  'expires_at',
  'first_message_at',
  'message_count',
] as const;

export function presentRevealed(message: RevealedMessage): RevealedMessageDto {
  return {
    id: message.id,
    order_id: message.orderId,
    code: message.code,
    text: message.text,
    received_at: message.receivedAt.toISOString(),
  };
}
