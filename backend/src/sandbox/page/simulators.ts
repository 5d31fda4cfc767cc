import type { Mailbox } from '../mailbox/index.js';
import type { MercadoPagoSimulator } from '../mercado-pago/index.js';
import type { ProviderSimulator } from '../provider/index.js';
import type { PtaxSimulator } from '../ptax/index.js';
import type { PushSimulator } from '../push/index.js';

/** The parties that are simulated now; the others are real. */
export interface Simulators {
  /** In the order in which they are named; the first is the one that the environment would name. */
  providers?: readonly ProviderSimulator[];
  mercadoPago?: MercadoPagoSimulator;
  mailbox?: Mailbox;
  pushService?: PushSimulator;
  ptax?: PtaxSimulator;
}
