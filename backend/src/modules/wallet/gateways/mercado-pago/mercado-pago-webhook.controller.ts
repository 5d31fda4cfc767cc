import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Header,
  Post,
  Query,
  Request,
  Response,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { NotificationReceivedDto, MercadoPagoNotificationDto } from '../notifications.dto.js';
import type { MercadoPagoNotifications } from './mercado-pago-webhook.service.js';

@Route('api/v1/webhooks/mercadopago')
@Tags('Webhooks')
export class MercadoPagoWebhookController extends Controller {
  constructor(private readonly notifications: MercadoPagoNotifications) {
    super();
  }

  /**
   * Receives Mercado Pago's notification that a payment changed. It only triggers a reading: the payment is read from
   * Mercado Pago and credited once, no matter how often it is notified.
   * @param dataId Id of the payment; part of what is signed.
   * @param type `payment`; others are taken and ignored.
   * @param signature `ts=…,v1=…`
   */
  @Post()
  @SuccessResponse(200, 'Taken, also when it is a repetition')
  @Response(401, 'INVALID_SIGNATURE: not signed by Mercado Pago, or more than 5 minutes ago')
  async receiveMercadoPagoNotification(
    @Request() request: HttpRequest,
    @Query('data.id') dataId?: string,
    @Query() type?: string,
    @Header('x-signature') signature?: string,
    @Header('x-request-id') requestId?: string,
    @Body() body?: MercadoPagoNotificationDto,
  ): Promise<NotificationReceivedDto> {
    await this.notifications.receive({
      dataId,
      type,
      action: body?.action,
      signature,
      requestId,
      address: request.ip ?? null,
    });
    return { received: true };
  }
}
