import type { Language } from '../../../platform/languages.js';
import type { GatewayDto } from '../wallet.dto.js';
import { GATEWAY_TEXTS, type GatewayCode } from './gateway-texts.js';

/** The icons are files of the frontend: `public/images/gateways/<code>.svg`. */
function iconOf(code: GatewayCode): string {
  return `/images/gateways/${code.toLowerCase()}.svg`;
}

export function presentGateways(codes: readonly GatewayCode[], language: Language): GatewayDto[] {
  return codes.map((code) => ({ code, ...GATEWAY_TEXTS[code][language], icon_url: iconOf(code) }));
}
