import path from 'node:path';
import type { Router } from 'express';
import type { Clock } from '../platform/clock.js';
import { createMailbox } from './mailbox/index.js';
import { createMercadoPagoSimulator } from './mercado-pago/index.js';
import { createPtaxSimulator } from './ptax/index.js';
import { createPushSimulator } from './push/index.js';
import { createSandboxRouter } from './page/router.js';
import type { Simulators } from './page/simulators.js';
import {
  createProviderSimulator,
  SUPPLIERS,
  type Dialect,
  type ProviderSimulator,
  type RentalTimes,
} from './provider/index.js';

export interface SandboxOptions {
  clock: Clock;
  /** Which outside parties are simulated. */
  which: { provider: boolean; mercadoPago: boolean; mailbox: boolean; pushService: boolean; ptax: boolean };
  webhooks: {
    /** Full address, secret included, to which a provider pushes messages; null: polling finds them. */
    smsUrl: ((code: string) => string) | null;
    /** Signs Mercado Pago's notifications; made anew where it is left out. */
    mercadoPagoSecret?: string;
  };
  /** Folder that keeps pending payments and rented numbers over a restart; null forgets them. */
  stateDirectory: string | null;
  dialect?: Dialect;
  /** Rules of rented numbers other than the usual 2 and 20 minutes. */
  rentalTimes?: RentalTimes;
  log: (line: string) => void;
}

/** What the product needs to talk to the simulated parties as it would to the real ones. */
export interface Sandbox {
  /** The first one is what the environment would name. */
  providers?: { code: string; name: string; url: string; apiKey: string; currency: string }[];
  mercadoPago?: { url: string; accessToken: string; webhookSecret: string };
  mailbox?: { smtpUrl: string };
  pushService?: { origin: string };
  ptax?: { url: string };
  /** To be mounted at `/sandbox`: the page and its API. */
  router: Router;
  simulators: Simulators;
  close(): Promise<void>;
}

/** Starts the simulators, each a server of its own on a free port of this machine. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock, which, webhooks, stateDirectory, log, dialect, rentalTimes: times } = options;
  const stateOf = (name: string) => stateDirectory && path.join(stateDirectory, `${name}.json`);
  const simulators: Simulators = {};
  const close = async () => {
    const { providers = [], mercadoPago, mailbox, pushService, ptax } = simulators;
    await Promise.all(providers.map((provider) => provider.close()));
    await Promise.all([mercadoPago?.close(), mailbox?.close(), pushService?.close(), ptax?.close()]);
  };
  try {
    if (which.provider) {
      const chosen = { ...(dialect && { dialect }), ...(times && { times }) };
      const started: ProviderSimulator[] = [];
      simulators.providers = started;
      for (const [place, supplier] of SUPPLIERS.entries()) {
        const statePath = stateOf(place === 0 ? 'provider' : `provider-${supplier.code}`);
        const webhookUrl = webhooks.smsUrl?.(supplier.code) ?? null;
        started.push(
          await createProviderSimulator({ clock, webhookUrl, statePath, log, supplier, ...chosen }),
        );
      }
    }
    if (which.mercadoPago) {
      const statePath = stateOf('mercado-pago');
      const { mercadoPagoSecret: webhookSecret } = webhooks;
      const signing = webhookSecret === undefined ? {} : { webhookSecret };
      simulators.mercadoPago = await createMercadoPagoSimulator({ clock, statePath, log, ...signing });
    }
    if (which.mailbox) simulators.mailbox = await createMailbox({ clock });
    if (which.pushService) simulators.pushService = await createPushSimulator({ clock });
    if (which.ptax) simulators.ptax = await createPtaxSimulator({ clock });
  } catch (reason) {
    await close();
    throw reason;
  }
  const { providers, mercadoPago, mailbox, pushService, ptax } = simulators;
  return {
    ...(providers && {
      providers: providers.map(({ code, name, url, apiKey, currency }) => ({
        ...{ code, name, url, apiKey, currency },
      })),
    }),
    ...(mercadoPago && {
      mercadoPago: {
        url: mercadoPago.url,
        accessToken: mercadoPago.accessToken,
        webhookSecret: mercadoPago.webhookSecret,
      },
    }),
    ...(mailbox && { mailbox: { smtpUrl: mailbox.smtpUrl } }),
    ...(pushService && { pushService: { origin: pushService.origin } }),
    ...(ptax && { ptax: { url: ptax.url } }),
    router: createSandboxRouter(simulators),
    simulators,
    close,
  };
}
