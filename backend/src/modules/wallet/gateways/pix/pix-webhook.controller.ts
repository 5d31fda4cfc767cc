import { Body, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/index.js';
import type { PaymentNotifications } from '../gateway.port.js';
import type { NotificationReceivedDto, PixNotificationDto } from '../notifications.dto.js';
import { uuidOf } from './pix-charge.js';

@Route('api/v1/webhooks/pix')
@Tags('Webhooks')
export class PixWebhookController extends ApiController<{ topups: PaymentNotifications }> {
  /**
   * Receives a bank's notification that payments arrived or were returned. It is not signed, so it only starts a
   * reading: our own charges are read at the bank, each at most once in 5 seconds, and a payment is credited once, no
   * matter how often it is notified.
   */
  @Post()
  @SuccessResponse(200, 'Taken, also when it is a repetition or tells of charges that are not ours')
  @Response(422, 'The body has no list of payments')
  async receivePixNotification(@Body() body?: PixNotificationDto): Promise<NotificationReceivedDto> {
    const topupIds = (body?.pix ?? []).map(({ txid }) => uuidOf(txid ?? '')).filter((id) => id !== null);
    if (topupIds.length > 0) await this.deps.topups.notifiedUnsigned('PIX', [...new Set(topupIds)]);
    return { received: true };
  }

  /** The same address with another ending: banks add `/pix` to the address that they get from us. */
  @Post('pix')
  @SuccessResponse(200, 'Taken, also when it is a repetition or tells of charges that are not ours')
  @Response(422, 'The body has no list of payments')
  receivePixNotificationOfBank(@Body() body?: PixNotificationDto): Promise<NotificationReceivedDto> {
    return this.receivePixNotification(body);
  }
}
