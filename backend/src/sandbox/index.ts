import path from 'node:path';
import type { Config } from '../config.js';
import type { Clock } from '../platform/clock.js';
import type { GatewayCode } from '../platform/gateway-codes.js';
import type { SimulatedParties, SimulatorOptions } from '../simulated-parties.js';
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

export interface SandboxOptions extends Omit<SimulatorOptions, 'rentalTimes'> {
  dialect?: Dialect;
  rentalTimes?: RentalTimes;
}

interface GatewaySimulatorOptions {
  clock: Clock;
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

export interface Sandbox extends SimulatedParties {
  simulators: Simulators;
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
  const environments = Object.values(simulators.gateways).map(({ environment }) => environment);
  const { providers, ...others } = simulators;
  return {
    ...others,
    ...(providers && {
      providers: providers.map(({ code, name, url, apiKey, currency }) => {
        return { code, name, url, apiKey, currency };
      }),
    }),
    gateways: Object.assign({}, ...environments) as Partial<Config>,
    router: createSandboxRouter(simulators),
    simulators,
    close,
  };
}
