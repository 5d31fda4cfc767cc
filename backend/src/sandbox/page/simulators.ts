import type { Mailbox } from '../mailbox/index.js';
import type { GatewayCode } from '../../platform/gateway-codes.js';
import type { GatewaySimulator } from '../gateway-simulator.js';
import type { ProviderSimulator } from '../provider/index.js';
import type { PtaxSimulator } from '../ptax/index.js';
import type { PushSimulator } from '../push/index.js';

/** The parties that are simulated now; the others are real. */
export interface Simulators {
  /** In the order in which they are named; the first is the one that the environment would name. */
  providers?: readonly ProviderSimulator[];
  gateways: Partial<Record<GatewayCode, GatewaySimulator>>;
  mailbox?: Mailbox;
  pushService?: PushSimulator;
  ptax?: PtaxSimulator;
}
