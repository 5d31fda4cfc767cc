import { GATEWAY_CODES, type GatewayCode } from '../../../platform/gateway-codes.js';
import type { Platform } from '../../../platform/platform.js';
import type { GatewayDefinition } from './gateway.port.js';
import type { Gateways } from './gateway.service.js';
import { MERCADO_PAGO } from './mercado-pago/index.js';
import { PIX } from './pix/index.js';

export const GATEWAYS: Readonly<Record<GatewayCode, GatewayDefinition>> = { MERCADOPAGO: MERCADO_PAGO, PIX };

export function connectedGateways(deps: Pick<Platform, 'config' | 'clock'>): Gateways {
  const gateways = GATEWAY_CODES.map((code) => GATEWAYS[code].connect(deps)).filter((one) => one !== null);
  return new Map(gateways.map((gateway) => [gateway.code, gateway]));
}
