import type { Router } from 'express';
import type { Config } from './config.js';
import type { Clock } from './platform/clock.js';
import type { GatewayCode } from './platform/gateway-codes.js';

export interface SimulatorOptions {
  clock: Clock;
  which: {
    provider: boolean;
    gateways: readonly GatewayCode[];
    mailbox: boolean;
    pushService: boolean;
    ptax: boolean;
  };
  webhooks: {
    smsUrl: ((code: string) => string) | null;
    /** Gateways send notifications to addresses below it; with null, readings find payments. */
    gatewaysUrl: string | null;
  };
  rentalTimes: { earlyCancelMs: number; lifetimeMs: number };
  /** The directory for pending payments and rented numbers; with null, they are forgotten. */
  stateDirectory: string | null;
  log: (line: string) => void;
}

export interface SimulatedParties {
  /** The first one replaces the provider of the environment. */
  providers?: readonly { code: string; name: string; url: string; apiKey: string; currency: string }[];
  gateways: Partial<Config>;
  mailbox?: { smtpUrl: string };
  pushService?: { origin: string };
  ptax?: { url: string };
  router: Router;
  close(): Promise<void>;
}

export type StartSimulators = (wish: SimulatorOptions) => Promise<SimulatedParties>;

export function withSimulatedParties(config: Config, parties: SimulatedParties): Config {
  const { providers: [provider] = [], gateways, mailbox, ptax } = parties;
  return {
    ...config,
    ...(provider && {
      SMS_PROVIDER_URL: provider.url,
      SMS_PROVIDER_API_KEY: provider.apiKey,
      SMS_PROVIDER_CURRENCY: provider.currency as Config['SMS_PROVIDER_CURRENCY'],
    }),
    ...gateways,
    ...(mailbox && { SMTP_URL: mailbox.smtpUrl }),
    ...(ptax && { PTAX_API_URL: ptax.url }),
  };
}
