import { Body, Example, Get, Path, Post, Queries, Response, Route, Security } from '@tsoa/runtime';
import {
  answerWhole,
  placeIn,
  type ListPageDto,
  type WholeListQueryDto,
} from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { AdminGatewayDto, GatewayWebhookDto, AdminGatewaysService } from './admin-gateways.service.js';

const REGISTERED: GatewayWebhookDto = {
  gateway: 'PIX',
  address: 'https://torpedo.example/api/v1/webhooks/pix',
  our_address: 'https://torpedo.example/api/v1/webhooks/pix',
  is_registered: true,
};

const CSV_COLUMNS = 'code is_connected is_enabled keeps_webhook';

@Route('api/v1/admin/gateways')
@Security('staff', ['gateways.read'])
export class AdminGatewaysController extends StaffController<{ gateways: AdminGatewaysService }> {
  /** Lists every gateway: whether it is connected, and whether it may charge top-ups. */
  @Get()
  listAdminGateways(
    @Queries() query: WholeListQueryDto<'position' | 'code'>,
  ): Promise<ListPageDto<AdminGatewayDto>> {
    const items = this.deps.gateways.list();
    return answerWhole(this.request, query, {
      items,
      sorts: { position: placeIn(items), code: ({ code }) => code },
      order: { sort: 'position', direction: 'asc' },
      present: (gateway) => gateway,
      csv: { name: 'gateways', columns: CSV_COLUMNS },
    });
  }

  /** Shows which webhook address is registered at the gateway. */
  @Get('{code}/webhook')
  @Example<GatewayWebhookDto>(REGISTERED)
  @Response(409, 'WEBHOOK_NOT_NEEDED: the gateway gets the address with each charge')
  @Response(502, 'GATEWAY_UNAVAILABLE, or WEBHOOK_REFUSED (gateway_message)')
  async getGatewayWebhook(@Path() code: string): Promise<GatewayWebhookDto> {
    return this.deps.gateways.webhookOf(code);
  }

  /** Registers our webhook address at the gateway, and replaces the previous one. */
  @Post('{code}/webhook')
  @Security('staff', ['gateway.register_webhook'])
  @Example<GatewayWebhookDto>(REGISTERED)
  @Response(409, 'WEBHOOK_NOT_NEEDED: the gateway gets the address with each charge')
  @Response(502, 'GATEWAY_UNAVAILABLE, or WEBHOOK_REFUSED (gateway_message)')
  async registerGatewayWebhook(@Path() code: string, @Body() body?: ReasonDto): Promise<GatewayWebhookDto> {
    return this.deps.gateways.registerWebhook(code, this.asked(body));
  }
}
