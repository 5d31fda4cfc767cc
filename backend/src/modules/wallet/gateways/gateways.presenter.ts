import type { Language } from '../../../platform/languages.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { GatewayDto } from './gateways.dto.js';
import { GATEWAYS } from './registered-gateways.js';

function iconOf(code: GatewayCode): string {
  return `/images/gateways/${code.toLowerCase()}.svg`;
}

export function presentGateways(codes: readonly GatewayCode[], language: Language): GatewayDto[] {
  return codes.map((code) => ({ code, ...GATEWAYS[code].texts[language], icon_url: iconOf(code) }));
}
