import { Body, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { SmsWebhookService } from './sms-webhook.service.js';

/** A provider's notification, in the fields that this provider uses. */
interface SmsNotificationDto {
  [field: string]: unknown;
}

/** Says that we took the notification, even where it meant nothing to us. */
interface SmsNotificationTakenDto {
  received: boolean;
}

@Route('api/v1/webhooks/sms')
@Tags('Webhooks')
export class SmsWebhookController extends ApiController<{ webhooks: SmsWebhookService }> {
  /**
   * Receives the messages that a provider pushes. Repeated messages and unknown numbers also get the answer 200.
   * @param provider our code of the provider, `primary` for the one of the environment
   * @param secret the secret that the address given to this provider contains
   */
  @Post('{provider}')
  @SuccessResponse(200, 'Taken')
  @Response(401, 'A wrong secret')
  async receiveSmsNotification(
    @Path() provider: string,
    @Body() body: SmsNotificationDto,
    @Query() secret = '',
  ): Promise<SmsNotificationTakenDto> {
    await this.deps.webhooks.receive(provider, { secret, body, address: this.request.ip ?? null });
    return { received: true };
  }
}
