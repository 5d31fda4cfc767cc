import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { GatewayDefinition } from './gateway-definition.js';
import { MERCADO_PAGO } from './mercado-pago/index.js';
import { PIX } from './pix/index.js';

/** All gateways that the product knows, whether or not they are connected. */
export const GATEWAYS: Readonly<Record<GatewayCode, GatewayDefinition>> = {
  MERCADOPAGO: MERCADO_PAGO,
  PIX,
};
