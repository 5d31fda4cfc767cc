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

export interface SelectGatewayRequestDto {
  /** @maxLength 40 too_long @example "MERCADOPAGO" */
  gateway_code: string;
}

function iconOf(code: GatewayCode): string {
  return `/images/gateways/${code.toLowerCase()}.svg`;
}

export function presentGateways(codes: readonly GatewayCode[], language: Language): GatewayDto[] {
  return codes.map((code) => ({ code, ...GATEWAYS[code].texts[language], icon_url: iconOf(code) }));
}
