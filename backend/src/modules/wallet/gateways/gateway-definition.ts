import type { Config } from '../../../config.js';
import type { Clock } from '../../../platform/clock.js';
import type { Language } from '../../../platform/languages.js';
import type { RefusedSenders } from '../../../platform/refused-senders.js';
import type { PaymentNews, PixGateway } from './gateway.port.js';

interface GatewayText {
  title: string;
  description: string;
}

export interface GatewayDefinition {
  /** Its picture is `public/images/gateways/<code>.svg`. */
  texts: Record<Language, GatewayText>;
  /** Null where its variables are not set. */
  connect(deps: { config: Config; clock: Clock }): PixGateway | null;
  /** Also while it is not connected. */
  receivers(deps: {
    config: Config;
    clock: Clock;
    topups: PaymentNews;
    refusedSenders: RefusedSenders;
  }): object[];
}
