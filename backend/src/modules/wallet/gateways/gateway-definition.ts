import type { Config } from '../../../config.js';
import type { Clock } from '../../../platform/clock.js';
import type { Language } from '../../../platform/languages.js';
import type { RefusedSenders } from '../../../platform/refused-senders.js';
import type { PaymentNews, PixGateway } from './gateway.port.js';

interface GatewayText {
  title: string;
  description: string;
}

/** What the product has to know of a gateway. */
export interface GatewayDefinition {
  /** How it is shown where a customer chooses one; its picture is `public/images/gateways/<code>.svg`. */
  texts: Record<Language, GatewayText>;
  /** Null where its variables are not set. */
  connect(deps: { config: Config; clock: Clock }): PixGateway | null;
  /** The controllers that hear what it notifies, also while it is not connected. */
  receivers(deps: {
    config: Config;
    clock: Clock;
    topups: PaymentNews;
    /** Counts what is not signed as it should be. */
    refusedSenders: RefusedSenders;
  }): object[];
}
