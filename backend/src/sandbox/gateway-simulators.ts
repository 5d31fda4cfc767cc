import type { Clock } from '../platform/clock.js';
import type { GatewayCode } from '../platform/gateway-codes.js';
import type { GatewaySimulator } from './gateway-simulator.js';
import { createMercadoPagoSimulator } from './mercado-pago/simulator.js';
import { createPixSimulator } from './pix/simulator.js';

export interface GatewaySimulatorOptions {
  clock: Clock;
  /** Of our own server, for gateways that are told once where to notify; null leaves that to a registration. */
  webhooksUrl: string | null;
  statePath: string | null;
  log: (line: string) => void;
}

/** The simulator of each gateway. */
export const GATEWAY_SIMULATORS: Readonly<
  Record<GatewayCode, (options: GatewaySimulatorOptions) => Promise<GatewaySimulator>>
> = {
  MERCADOPAGO: createMercadoPagoSimulator,
  PIX: ({ webhooksUrl, ...options }) =>
    createPixSimulator({ ...options, webhookUrl: webhooksUrl && `${webhooksUrl}/pix` }),
};
