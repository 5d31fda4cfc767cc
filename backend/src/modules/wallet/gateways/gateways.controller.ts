import { Body, Example, Get, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { GatewayService } from './gateway.service.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { Language } from '../../../platform/languages.js';
import { GATEWAYS } from './gateways.js';

/** A gateway for top-ups; the texts are in the reader's language. */
export interface GatewayDto {
  /** @example "MERCADOPAGO" */
  code: string;
  title: string;
  description: string;
  /** Path of an image on this server. */
  icon_url: string;
}

export interface GatewaySelectionDto {
  gateway: { code: string };
}

interface SelectGatewayRequestDto {
  /** @maxLength 40 too_long @example "MERCADOPAGO" */
  gateway_code: string;
}

function iconOf(code: GatewayCode): string {
  return `/images/gateways/${code.toLowerCase()}.svg`;
}

function presentGateways(codes: readonly GatewayCode[], language: Language): GatewayDto[] {
  return codes.map((code) => ({ code, ...GATEWAYS[code].texts[language], icon_url: iconOf(code) }));
}

@Route('api/v1/gateways')
@Tags('Wallet')
@Security('account')
export class GatewaysController extends ApiController<{ gateways: GatewayService }> {
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
  listGateways(): GatewayDto[] {
    return presentGateways(this.deps.gateways.list(), this.language);
  }

  /** The gateway that the account chose last. */
  @Get('selection')
  @Example<GatewaySelectionDto>({ gateway: { code: 'MERCADOPAGO' } })
  @Response(404, 'The account has not chosen a gateway yet')
  async getGatewaySelection(): Promise<GatewaySelectionDto> {
    return { gateway: { code: await this.deps.gateways.getSelection(this.actor.userId) } };
  }

  /** Remembers the gateway for the next top-ups. */
  @Post('selection')
  @Security('session')
  @Example<GatewaySelectionDto>({ gateway: { code: 'MERCADOPAGO' } })
  @Response(422, 'GATEWAY_NOT_SUPPORTED or invalid fields')
  async selectGateway(@Body() body: SelectGatewayRequestDto): Promise<GatewaySelectionDto> {
    await this.deps.gateways.select(this.actor.userId, body.gateway_code);
    return { gateway: { code: body.gateway_code } };
  }
}
