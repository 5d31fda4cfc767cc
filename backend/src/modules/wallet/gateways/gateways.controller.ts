import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Example,
  Get,
  Post,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import { actorOf } from '../../../platform/http/index.js';
import {
  type GatewayDto,
  type GatewaySelectionDto,
  type SelectGatewayRequestDto,
  presentGateways,
} from './gateways.dto.js';
import type { GatewayService } from './gateway.service.js';

@Route('api/v1/gateways')
@Tags('Wallet')
@Security('account')
export class GatewaysController extends Controller {
  constructor(private readonly gateways: GatewayService) {
    super();
  }

  /** The gateways that can charge a top-up. */
  @Get()
  @Example<GatewayDto[]>([
    {
      code: 'MERCADOPAGO',
      title: 'Pix',
      description: 'Cai na hora, pelo Mercado Pago',
      icon_url: '/images/gateways/mercadopago.svg',
    },
  ])
  listGateways(@Request() request: HttpRequest): GatewayDto[] {
    return presentGateways(this.gateways.list(), request.language);
  }

  /** The gateway that the account chose last. */
  @Get('selection')
  @Example<GatewaySelectionDto>({ gateway: { code: 'MERCADOPAGO' } })
  @Response(404, 'Nothing chosen yet')
  async getGatewaySelection(@Request() request: HttpRequest): Promise<GatewaySelectionDto> {
    return { gateway: { code: await this.gateways.getSelection(actorOf(request).userId) } };
  }

  /** Remembers the gateway for the next top-ups. */
  @Post('selection')
  @Security('session')
  @Example<GatewaySelectionDto>({ gateway: { code: 'MERCADOPAGO' } })
  @Response(422, 'GATEWAY_NOT_SUPPORTED or invalid fields')
  async selectGateway(
    @Request() request: HttpRequest,
    @Body() body: SelectGatewayRequestDto,
  ): Promise<GatewaySelectionDto> {
    await this.gateways.select(actorOf(request).userId, body.gateway_code);
    return { gateway: { code: body.gateway_code } };
  }
}
