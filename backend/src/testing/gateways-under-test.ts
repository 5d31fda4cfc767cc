import type { GatewayCode } from '../platform/gateway-codes.js';
import { MercadoPagoGateway } from '../modules/wallet/gateways/mercado-pago/mercado-pago-gateway.js';
import { PixApi } from '../modules/wallet/gateways/pix/pix-api.js';
import { BankPixGateway } from '../modules/wallet/gateways/pix/pix-gateway.js';
import type { PixGateway } from '../modules/wallet/gateways/gateway.port.js';
import type { GatewaySimulator } from '../sandbox/gateway-simulator.js';
import { createMercadoPagoSimulator } from '../sandbox/mercado-pago/simulator.js';
import { createPixSimulator } from '../sandbox/pix/simulator.js';
import type { Clock } from '../platform/clock.js';
import type { WatchedCall } from './crash-proxy.js';

export interface StartedGateway {
  simulator: GatewaySimulator;
  /** A separate adapter with this time limit for answers, which reads lists in small pages. */
  adapter(timeoutMs?: number): PixGateway;
}

/** A gateway in the form that the tests for all gateways use. */
interface GatewayUnderTest {
  start(options: { clock: Clock; statePath?: string }): Promise<StartedGateway>;
  /** The fault with which it refuses our credentials at an action. */
  refusedCredentials: string;
  /** The calls that carry out each step of money. */
  calls: Readonly<Record<GatewayStep, WatchedCall>>;
}

export type GatewayStep = 'charge' | 'reading' | 'refund' | 'reading of the refund';

/** In ms; long, so that a busy machine does not change the result. */
const TIMEOUT_MS = 8000;
const RETRY_DELAY_MS = 10;
const PAGE_SIZE = 3;

export const GATEWAYS_UNDER_TEST: Readonly<Record<GatewayCode, GatewayUnderTest>> = {
  MERCADOPAGO: {
    refusedCredentials: 'unauthorized',
    calls: {
      charge: { method: 'POST', address: /^\/v1\/payments$/ },
      reading: { method: 'GET', address: /^\/v1\/payments\/\d+$/ },
      refund: { method: 'POST', address: /\/refunds$/ },
      'reading of the refund': { method: 'GET', address: /\/refunds$/ },
    },
    async start(options) {
      const simulator = await createMercadoPagoSimulator(options);
      const { url: apiUrl, accessToken } = simulator;
      return {
        simulator,
        adapter(timeoutMs = TIMEOUT_MS) {
          const transport = { timeoutMs, retryDelayMs: RETRY_DELAY_MS };
          return new MercadoPagoGateway({ apiUrl, accessToken, transport, pageSize: PAGE_SIZE });
        },
      };
    },
  },
  PIX: {
    refusedCredentials: 'forbidden',
    calls: {
      charge: { method: 'PUT', address: /^\/v2\/cob\/\w+$/ },
      reading: { method: 'GET', address: /^\/v2\/cob\/\w+$/ },
      refund: { method: 'PUT', address: /\/devolucao\// },
      'reading of the refund': { method: 'GET', address: /\/devolucao\// },
    },
    async start(options) {
      const simulator = await createPixSimulator(options);
      const { url: apiUrl, tokenUrl, clientId, clientSecret, key } = simulator;
      const { clock } = options;
      return {
        simulator,
        adapter(timeoutMs = TIMEOUT_MS) {
          const transport = { timeoutMs, retryDelayMs: RETRY_DELAY_MS };
          const api = new PixApi({ apiUrl, tokenUrl, clientId, clientSecret, clock, transport });
          return new BankPixGateway({ api, clock, key, merchant: 'Torpedo', pageSize: PAGE_SIZE });
        },
      };
    },
  },
};
