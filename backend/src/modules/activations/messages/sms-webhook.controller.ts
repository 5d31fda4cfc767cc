import { Body, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { SmsWebhookService } from './sms-webhook.service.js';

/** A provider's notification, in whatever fields it uses. */
interface SmsNotificationDto {
  [field: string]: unknown;
}

/** That the notification was taken, whether or not it meant something to us. */
interface SmsNotificationTakenDto {
  received: boolean;
}

@Route('api/v1/webhooks/sms')
@Tags('Webhooks')
export class SmsWebhookController extends ApiController<{ webhooks: SmsWebhookService }> {
  /**
   * Receives the messages that a provider pushes. Repetitions and unknown numbers are answered 200 as well.
   * @param provider our code of the provider, `primary` for the one of the environment
   * @param secret the secret that this provider's address carries
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
