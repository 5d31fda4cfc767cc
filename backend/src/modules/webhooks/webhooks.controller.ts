import {
  Body,
  Delete,
  Example,
  Get,
  Patch,
  Path,
  Post,
  Query,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../platform/http/index.js';
import { originOf } from '../auth/index.js';
import {
  presentDeliveries,
  presentDelivery,
  presentEndpoint,
  presentEndpoints,
  type ChangeWebhookEndpointRequestDto,
  type CreateWebhookEndpointRequestDto,
  type ResendWebhooksRequestDto,
  type ResentWebhooksDto,
  type WebhookDeliveriesDto,
  type WebhookDeliveryDto,
  type WebhookEndpointDto,
  type WebhookEndpointsDto,
  type WebhookIdDto,
  type WebhookSecretDto,
} from './webhooks.dto.js';
import type { WebhooksService } from './webhooks.service.js';

@Route('api/v1/users/me/webhooks')
@Tags('Webhooks')
@Security('session')
export class WebhooksController extends ApiController<{ webhooks: WebhooksService }> {
  /** Lists the endpoints of the account, without their secrets. */
  @Get()
  async listWebhookEndpoints(): Promise<WebhookEndpointsDto> {
    return presentEndpoints(await this.deps.webhooks.list(this.actor));
  }

  /**
   * Adds an address that is called at each event of these types. The session has to be signed in or confirmed within 15
   * minutes. Deliveries follow Standard Webhooks 1.0.0. Only this answer contains the secret.
   */
  @Post()
  @SuccessResponse(201, 'Created')
  @Example<WebhookSecretDto>({
    id: '9f6f3d1e-4c1d-4f0b-8a4e-0a3c5a1d7e21',
    url: 'https://shop.example.com/torpedo',
    events: ['message.received', 'number.ended'],
    created_at: '2026-03-10T11:57:00.000Z',
    disabled: false,
    disabled_by: null,
    failing_since: null,
    earlier_secret_until: null,
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  })
  @Response(403, '`REAUTHENTICATION_REQUIRED`: this session has to be confirmed first')
  @Response(409, '`WEBHOOK_LIMIT_REACHED`: the account already has the maximum of endpoints (`maximum`)')
  async createWebhookEndpoint(@Body() body: CreateWebhookEndpointRequestDto): Promise<WebhookSecretDto> {
    const wanted = { url: body.url, eventTypes: body.events };
    const created = await this.deps.webhooks.create(this.actor, wanted, originOf(this.request));
    this.setStatus(201);
    return { ...presentEndpoint(created.endpoint), secret: created.secret };
  }

  /** Changes the address or the types of events, or switches the endpoint off or on. */
  @Patch('{id}')
  @Response(403, '`REAUTHENTICATION_REQUIRED`: for another address this session has to be confirmed first')
  @Response(404, 'The account has no such endpoint')
  async changeWebhookEndpoint(
    @Path() id: WebhookIdDto,
    @Body() body: ChangeWebhookEndpointRequestDto,
  ): Promise<WebhookEndpointDto> {
    const { url = null, events: eventTypes = null, disabled: isDisabled = null } = body;
    const change = { url, eventTypes, isDisabled };
    return presentEndpoint(await this.deps.webhooks.change(this.actor, id, change, originOf(this.request)));
  }

  /** Removes the endpoint with its deliveries. */
  @Delete('{id}')
  @SuccessResponse(204, 'Removed')
  @Response(404, 'The account has no such endpoint')
  async removeWebhookEndpoint(@Path() id: WebhookIdDto): Promise<void> {
    await this.deps.webhooks.remove(this.actor, id, originOf(this.request));
  }

  /**
   * Makes a new secret. The session has to be signed in or confirmed within 15 minutes. For 24 hours deliveries also
   * carry a signature made with the earlier secret. The owner gets a mail.
   */
  @Post('{id}/rotate')
  @SuccessResponse(200, 'The endpoint with its new secret')
  @Response(403, '`REAUTHENTICATION_REQUIRED`: this session has to be confirmed first')
  @Response(404, 'The account has no such endpoint')
  async rotateWebhookSecret(@Path() id: WebhookIdDto): Promise<WebhookSecretDto> {
    const { endpoint, secret } = await this.deps.webhooks.rotate(this.actor, id, originOf(this.request));
    return { ...presentEndpoint(endpoint), secret };
  }

  /** Sends an event of the type `webhook.test`. */
  @Post('{id}/test')
  @SuccessResponse(202, 'It will be sent at once')
  @Response(404, 'The account has no such endpoint')
  @Response(409, '`WEBHOOK_DISABLED`: the endpoint is switched off')
  async testWebhookEndpoint(@Path() id: WebhookIdDto): Promise<WebhookDeliveryDto> {
    const delivery = await this.deps.webhooks.sendTest(this.actor, id);
    this.setStatus(202);
    return presentDelivery(delivery);
  }

  /**
   * Lists the deliveries of an endpoint, sent or waiting, with bodies and answers.
   * @param status `failed` lists only deliveries that have no try left.
   * @isInt limit @minimum limit 1 too_small @maximum limit 100 too_large
   * @param cursor The `next_cursor` of the previous page.
   */
  @Get('{id}/deliveries')
  @Response(404, 'The account has no such endpoint')
  async listWebhookDeliveries(
    @Path() id: WebhookIdDto,
    @Query() status: 'all' | 'failed' = 'all',
    @Query() limit = 20,
    @Query() cursor?: WebhookIdDto,
  ): Promise<WebhookDeliveriesDto> {
    const page = { limit, before: cursor ?? null, onlyFailed: status === 'failed' };
    return presentDeliveries(await this.deps.webhooks.deliveries(this.actor, id, page));
  }

  /** Sends one event again, with the same `webhook-id`. */
  @Post('deliveries/{id}/resend')
  @SuccessResponse(202, 'It will be sent at once')
  @Response(404, 'The account has no such delivery')
  @Response(409, '`WEBHOOK_DISABLED`: the endpoint is switched off')
  async resendWebhook(@Path() id: WebhookIdDto): Promise<void> {
    await this.deps.webhooks.resend(this.actor, id);
    this.setStatus(202);
  }

  /** Sends the events of a period again, each with its own `webhook-id`. */
  @Post('{id}/resend')
  @SuccessResponse(202, 'They will be sent at once')
  @Response(404, 'The account has no such endpoint')
  @Response(409, '`WEBHOOK_DISABLED`: the endpoint is switched off')
  async resendWebhooks(
    @Path() id: WebhookIdDto,
    @Body() body: ResendWebhooksRequestDto,
  ): Promise<ResentWebhooksDto> {
    const range = { from: body.from, to: body.to, onlyFailed: body.status === 'failed' };
    const resent = await this.deps.webhooks.resendRange(this.actor, id, range);
    this.setStatus(202);
    return { resent };
  }
}
