import { bodyOf } from '@torpedo/api-client';
import { publicApi } from '../../../shared/api/public-client';
import type { MessageFields } from '../rules/message-fields';

/**
 * Sends the message to the people behind the product.
 * @throws ApiError
 */
export async function sendMessage(message: MessageFields): Promise<void> {
  await bodyOf(publicApi.POST('/api/v1/contact', { body: message }));
}
