import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  Get,
  OperationId,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { ErrorDto } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import { staffRequestOf } from '../audit/staff-action.js';
import {
  presentGateway,
  presentWebhook,
  type AdminGatewaysDto,
  type GatewayWebhookDto,
} from './admin-gateways.dto.js';
import type { AdminGatewaysService } from './admin-gateways.service.js';

const REGISTERED: GatewayWebhookDto = {
  gateway: 'PIX',
  address: 'https://torpedo.example/api/v1/webhooks/pix',
  our_address: 'https://torpedo.example/api/v1/webhooks/pix',
  is_registered: true,
};

@Route('api/v1/admin/gateways')
@Tags('Back-office')
@Security('staff', ['gateways.read'])
export class AdminGatewaysController extends Controller {
  constructor(private readonly gateways: AdminGatewaysService) {
    super();
  }

  /** Every gateway: whether it is connected, and whether it takes top-ups. */
  @Get()
  @OperationId('listAdminGateways')
  listAdminGateways(): AdminGatewaysDto {
    const items = this.gateways.list().map(presentGateway);
    return { items, total: items.length };
  }

  /** Reads which webhook address is registered at the gateway. */
  @Get('{code}/webhook')
  @OperationId('getGatewayWebhook')
  @Example<GatewayWebhookDto>(REGISTERED)
  @Response<ErrorDto>(404, 'No such gateway is connected')
  @Response<ErrorDto>(409, 'WEBHOOK_NOT_NEEDED: it is told the address with each charge')
  @Response<ErrorDto>(502, 'GATEWAY_UNAVAILABLE, or WEBHOOK_REFUSED (gateway_message)')
  async getGatewayWebhook(@Path() code: string): Promise<GatewayWebhookDto> {
    return presentWebhook(await this.gateways.webhookOf(code));
  }

  /** Registers our webhook address at the gateway, replacing the previous one. */
  @Post('{code}/webhook')
  @Security('staff', ['gateway.register_webhook'])
  @OperationId('registerGatewayWebhook')
  @SuccessResponse(200, 'Registered')
  @Example<GatewayWebhookDto>(REGISTERED)
  @Response<ErrorDto>(404, 'No such gateway is connected')
  @Response<ErrorDto>(409, 'WEBHOOK_NOT_NEEDED: it is told the address with each charge')
  @Response<ErrorDto>(502, 'GATEWAY_UNAVAILABLE, or WEBHOOK_REFUSED (gateway_message)')
  async registerGatewayWebhook(
    @Request() request: HttpRequest,
    @Path() code: string,
    @Body() body?: ReasonDto,
  ): Promise<GatewayWebhookDto> {
    const asked = staffRequestOf(request, body);
    return presentWebhook(await this.gateways.registerWebhook(code, asked));
  }
}
