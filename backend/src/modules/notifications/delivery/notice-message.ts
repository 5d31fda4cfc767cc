import type { Language } from '../../../platform/languages.js';
import type { ActivationsModule } from '../../activations/index.js';
import type { Notice } from './notice.js';
import type { PushNotification } from './push-message.js';
import { activationText, topupText, type PushText } from './push-texts.js';

/** Where a tap leads: to what the notification is about. */
const PATHS: Record<Notice['kind'], string> = {
  sms_received: '/services',
  activation_expired: '/dashboard/orders',
  activation_released: '/dashboard/balance',
  topup_credited: '/dashboard/balance',
};

type ProductWords = ActivationsModule['productWords'];

async function textOf(
  { kind, product }: Notice,
  language: Language,
  productWords: ProductWords,
): Promise<PushText> {
  if (kind === 'topup_credited' || !product) return topupText(language);
  return activationText(kind, await productWords(product, language), language);
}

/**
 * What is shown of it, also on a locked screen: neither code nor number nor amount. A newer one about the same thing
 * takes the place of the older one.
 */
export async function notificationOf(
  notice: Notice,
  { userId, language }: { userId: string; language: Language },
  productWords: ProductWords,
): Promise<PushNotification> {
  const { kind, subjectId } = notice;
  return {
    type: kind,
    ...(await textOf(notice, language, productWords)),
    url: PATHS[kind],
    tag: `${kind === 'topup_credited' ? 'topup' : 'activation'}:${subjectId}`,
    user_id: userId,
  };
}
