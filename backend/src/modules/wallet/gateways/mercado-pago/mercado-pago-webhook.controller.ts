import { Body, Header, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/index.js';
import type { NotificationReceivedDto, MercadoPagoNotificationDto } from '../notifications.dto.js';
import type { MercadoPagoNotifications } from './mercado-pago-webhook.service.js';

@Route('api/v1/webhooks/mercadopago')
@Tags('Webhooks')
export class MercadoPagoWebhookController extends ApiController<{ notifications: MercadoPagoNotifications }> {
  /**
   * Receives Mercado Pago's notification that a payment changed. It only starts a reading: the payment is read from
   * Mercado Pago and credited once, no matter how often it is notified.
   * @param dataId Id of the payment; part of what is signed.
   * @param type `payment`; other types are accepted and ignored.
   * @param signature `ts=…,v1=…`
   */
  @Post()
  @SuccessResponse(200, 'Taken, also when it is a repetition')
  @Response(401, 'INVALID_SIGNATURE: not signed by Mercado Pago, or more than 5 minutes ago')
  async receiveMercadoPagoNotification(
    @Query('data.id') dataId?: string,
    @Query() type?: string,
    @Header('x-signature') signature?: string,
    @Header('x-request-id') requestId?: string,
    @Body() body?: MercadoPagoNotificationDto,
  ): Promise<NotificationReceivedDto> {
    await this.deps.notifications.receive({
      dataId,
      type,
      action: body?.action,
      signature,
      requestId,
      address: this.request.ip ?? null,
    });
    return { received: true };
  }
}
