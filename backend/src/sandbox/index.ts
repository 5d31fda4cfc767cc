import path from 'node:path';
import type { Router } from 'express';
import type { Config } from '../config.js';
import type { Clock } from '../platform/clock.js';
import type { GatewayCode } from '../platform/gateway-codes.js';
import { createMailbox } from './mailbox.js';
import type { GatewaySimulator } from './gateway-simulator.js';
import { createMercadoPagoSimulator } from './mercado-pago/simulator.js';
import { createPixSimulator } from './pix/simulator.js';
import { createPtaxSimulator } from './ptax.js';
import { createPushSimulator } from './push-service.js';
import type { Simulators } from './page/api.js';
import { createSandboxRouter } from './page/router.js';
import type { RentalTimes } from './provider/account.js';
import type { Dialect } from './provider/action.js';
import { SIMULATED_PROVIDERS } from './provider/providers.js';
import { createProviderSimulator, type ProviderSimulator } from './provider/simulator.js';

export interface SandboxOptions {
  clock: Clock;
  which: {
    provider: boolean;
    gateways: readonly GatewayCode[];
    mailbox: boolean;
    pushService: boolean;
    ptax: boolean;
  };
  webhooks: {
    /** Full address, secret included, to which a provider pushes messages; null: polling finds them. */
    smsUrl: ((code: string) => string) | null;
    /** Address of our server below which it hears gateways; null: readings find the payments. */
    gatewaysUrl: string | null;
  };
  /** Folder that keeps pending payments and rented numbers over a restart; null forgets them. */
  stateDirectory: string | null;
  dialect?: Dialect;
  /** Rules of rented numbers other than the usual 2 and 20 minutes. */
  rentalTimes?: RentalTimes;
  log: (line: string) => void;
}

interface GatewaySimulatorOptions {
  clock: Clock;
  /** Of our own server, for gateways that have one address of notifications; null leaves that to a registration. */
  webhooksUrl: string | null;
  statePath: string | null;
  log: (line: string) => void;
}

const GATEWAY_SIMULATORS: Readonly<
  Record<GatewayCode, (options: GatewaySimulatorOptions) => Promise<GatewaySimulator>>
> = {
  MERCADOPAGO: createMercadoPagoSimulator,
  PIX: ({ webhooksUrl, ...options }) =>
    createPixSimulator({ ...options, webhookUrl: webhooksUrl && `${webhooksUrl}/pix` }),
};

/** What the product needs to talk to the simulated parties as it would to the real ones. */
export interface Sandbox {
  /** The first one is what the environment would name. */
  providers?: { code: string; name: string; url: string; apiKey: string; currency: string }[];
  /** The variables by which the product finds the simulated gateways. */
  gateways: Partial<Config>;
  mailbox?: { smtpUrl: string };
  pushService?: { origin: string };
  ptax?: { url: string };
  router: Router;
  simulators: Simulators;
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock, which, webhooks, stateDirectory, log, dialect, rentalTimes: times } = options;
  const stateOf = (name: string) => stateDirectory && path.join(stateDirectory, `${name}.json`);
  const simulators: Simulators = { gateways: {} };
  const close = async () => {
    const { providers = [], gateways, mailbox, pushService, ptax } = simulators;
    await Promise.all(providers.map((provider) => provider.close()));
    await Promise.all(Object.values(gateways).map((gateway) => gateway.close()));
    await Promise.all([mailbox?.close(), pushService?.close(), ptax?.close()]);
  };
  try {
    if (which.provider) {
      const chosen = { ...(dialect && { dialect }), ...(times && { times }) };
      const started: ProviderSimulator[] = [];
      simulators.providers = started;
      for (const [place, provider] of SIMULATED_PROVIDERS.entries()) {
        const statePath = stateOf(place === 0 ? 'provider' : `provider-${provider.code}`);
        const webhookUrl = webhooks.smsUrl?.(provider.code) ?? null;
        started.push(
          await createProviderSimulator({ clock, webhookUrl, statePath, log, provider, ...chosen }),
        );
      }
    }
    for (const code of which.gateways) {
      const statePath = stateOf(code.toLowerCase());
      const { gatewaysUrl: webhooksUrl } = webhooks;
      simulators.gateways[code] = await GATEWAY_SIMULATORS[code]({ clock, webhooksUrl, statePath, log });
    }
    if (which.mailbox) simulators.mailbox = await createMailbox({ clock });
    if (which.pushService) simulators.pushService = await createPushSimulator({ clock });
    if (which.ptax) simulators.ptax = await createPtaxSimulator({ clock });
  } catch (reason) {
    await close();
    throw reason;
  }
  const { providers, gateways, mailbox, pushService, ptax } = simulators;
  return {
    ...(providers && {
      providers: providers.map(({ code, name, url, apiKey, currency }) => {
        return { code, name, url, apiKey, currency };
      }),
    }),
    gateways: Object.assign(
      {},
      ...Object.values(gateways).map(({ environment }) => environment),
    ) as Partial<Config>,
    ...(mailbox && { mailbox: { smtpUrl: mailbox.smtpUrl } }),
    ...(pushService && { pushService: { origin: pushService.origin } }),
    ...(ptax && { ptax: { url: ptax.url } }),
    router: createSandboxRouter(simulators),
    simulators,
    close,
  };
}
