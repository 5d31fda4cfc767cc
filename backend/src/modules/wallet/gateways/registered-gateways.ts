import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { GatewayDefinition } from './gateway-definition.js';
import { MERCADO_PAGO } from './mercado-pago/index.js';
import { PIX } from './pix/index.js';

export const GATEWAYS: Readonly<Record<GatewayCode, GatewayDefinition>> = {
  MERCADOPAGO: MERCADO_PAGO,
  PIX,
};
