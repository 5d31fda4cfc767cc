import type { Platform } from '../../platform/platform.js';
import { SmsActivateProvider } from './providers/sms-activate.js';
import type { SmsProvider } from './providers/provider.port.js';

/** A provider and the secret in the address of its webhook; without one a notification only wakes the poll. */
export interface ConnectedProvider {
  provider: SmsProvider;
  webhookSecret: string | null;
  /** Part of the sandbox: no real numbers. */
  isSimulated?: boolean;
}

/** The providers of this process by their code. */
export class ProviderRegistry {
  readonly #byCode: ReadonlyMap<string, ConnectedProvider>;

  constructor(connected: readonly ConnectedProvider[]) {
    this.#byCode = new Map(connected.map((one) => [one.provider.code, one]));
  }

  get all(): readonly SmsProvider[] {
    return [...this.#byCode.values()].map(({ provider }) => provider);
  }

  find(code: string): ConnectedProvider | null {
    return this.#byCode.get(code) ?? null;
  }

  /** Null for a provider that is no longer configured: its numbers can only run out. */
  findProvider(code: string | null): SmsProvider | null {
    return code === null ? null : (this.#byCode.get(code)?.provider ?? null);
  }
}

/** The provider that the environment names; none is an empty shop. */
export function configuredProviders({
  config,
  clock,
}: Pick<Platform, 'config' | 'clock'>): ConnectedProvider[] {
  const { SMS_PROVIDER_URL: url, SMS_PROVIDER_API_KEY: apiKey, SMS_PROVIDER_CURRENCY: currency } = config;
  if (!url || !apiKey) return [];
  const unlimited = { requestsPerSecond: Infinity, listsPerSecond: Infinity };
  const limits = config.RATE_LIMITS === 'off' ? { limits: unlimited } : {};
  const provider = new SmsActivateProvider({ code: 'primary', url, apiKey, currency, clock, ...limits });
  return [
    {
      provider,
      webhookSecret: config.SMS_PROVIDER_WEBHOOK_SECRET ?? null,
      isSimulated: config.sandbox.provider,
    },
  ];
}
