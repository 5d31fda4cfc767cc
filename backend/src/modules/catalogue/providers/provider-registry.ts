import type { Config } from '../../../config.js';
import type { Sql } from '../../../platform/database/index.js';
import type { Outgoing } from '../../../platform/outgoing.js';
import type { Seal } from '../../../platform/seal.js';
import type { Platform } from '../../../platform/platform.js';
import { createConnectionStore, type ProviderConnection } from './connection.store.js';
import { createCircuitStore } from './provider-state.store.js';
import type { ProviderWatch } from './provider-watch.js';
import { guardedProvider, usualPatience, type Patience } from './guarded-provider.js';
import { SmsActivateProvider } from './sms-activate.js';
import type { SmsProvider } from './provider.port.js';

/** Without a webhook secret a notification only makes us ask the provider. */
export interface ConnectedProvider {
  provider: SmsProvider;
  webhookSecret: string | null;
  name?: string;
  isSimulated?: boolean;
  connection?: ProviderConnection | null;
  patience?: Patience;
}

interface Deps extends Pick<Platform, 'clock' | 'log'> {
  sql: Sql;
  config: Pick<Config, 'RATE_LIMITS' | 'sandbox' | 'ALLOW_SIMULATED_PAYMENTS' | 'NODE_ENV'>;
  watch: Pick<ProviderWatch, 'seen'>;
  seal: Seal;
  outgoing: Pick<Outgoing, 'fetch'>;
  fixed: readonly ConnectedProvider[];
}

const FRESH_MS = 5_000;
const UNKNOWN_CODE_MS = 1_000;
const UNLIMITED = { requestsPerSecond: Infinity, listsPerSecond: Infinity };

export class ProviderRegistry {
  readonly #fixed: ReadonlyMap<string, ConnectedProvider>;
  #added: ReadonlyMap<string, ConnectedProvider> | null = null;
  #readAt = -Infinity;
  /** A read that began before the last `forget` does not count as fresh. */
  #forgotten = 0;
  #reading: Promise<void> | undefined;

  constructor(private readonly deps: Deps) {
    this.#fixed = new Map(deps.fixed.map((one) => [one.provider.code, this.#guarded(one)]));
  }

  /** @throws Error until the providers that staff added have been read */
  async connected(): Promise<readonly ConnectedProvider[]> {
    await this.#refreshWhenOld();
    if (!this.#added) throw new Error('the providers of staff were not read yet');
    return [...this.#fixed.values(), ...this.#added.values()];
  }

  async all(): Promise<readonly SmsProvider[]> {
    return (await this.connected()).map(({ provider }) => provider);
  }

  async find(code: string): Promise<ConnectedProvider | null> {
    const fixed = this.#fixed.get(code);
    if (fixed) return fixed;
    // Another process may have added this provider; an unknown code must not cause a read each time.
    if (!this.#added?.has(code) && this.#ageMs() >= UNKNOWN_CODE_MS) this.forget();
    await this.#refreshWhenOld();
    return this.#added?.get(code) ?? null;
  }

  nameOf(code: string): string {
    return this.#fixed.get(code)?.name ?? code;
  }

  async findProvider(code: string | null): Promise<SmsProvider | null> {
    return code === null ? null : ((await this.find(code))?.provider ?? null);
  }

  isFixed(code: string): boolean {
    return this.#fixed.has(code);
  }

  /** With simulated payments, no connection may sell real numbers. */
  mayConnect(url: string): boolean {
    const { config } = this.deps;
    if (isLoopback(url)) return config.NODE_ENV !== 'production' || config.sandbox.provider;
    return config.sandbox.gateways.length === 0 || config.ALLOW_SIMULATED_PAYMENTS;
  }

  forget(): void {
    this.#forgotten += 1;
    this.#readAt = -Infinity;
  }

  async #refreshWhenOld(): Promise<void> {
    // A read under way may have begun before the last `forget`, so it may need a second one.
    for (let reading = 0; reading < 2 && this.#isOld(); reading += 1) {
      this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
      await this.#reading;
    }
  }

  #isOld(): boolean {
    return this.#ageMs() >= FRESH_MS;
  }

  #ageMs(): number {
    return this.deps.clock.now().getTime() - this.#readAt;
  }

  /** When the read fails, the known providers stay. */
  async #read(): Promise<void> {
    const { sql, clock, log } = this.deps;
    const forgotten = this.#forgotten;
    try {
      const rows = await createConnectionStore(sql).list();
      this.#added = new Map(rows.flatMap((row) => this.#connect(row)));
      if (forgotten === this.#forgotten) this.#readAt = clock.now().getTime();
    } catch (error) {
      log.error({ err: error }, 'the providers of staff could not be read');
    }
  }

  #connect(connection: ProviderConnection): [string, ConnectedProvider][] {
    const { code, url, currency, sealedKey, requestsPerSecond, listsPerSecond, updatedAt } = connection;
    const { config, clock, seal, log, outgoing } = this.deps;
    if (this.#fixed.has(code)) return [];
    const known = this.#added?.get(code);
    // An adapter counts its calls, so it is replaced only when its connection changes.
    if (known?.connection?.updatedAt.getTime() === updatedAt.getTime()) return [[code, known]];
    const key = seal.open(sealedKey, code);
    if (!key || !this.mayConnect(url)) {
      log.error(
        { provider: code },
        key ? 'a real provider beside simulated payments' : 'its key does not open',
      );
      return [];
    }
    const limits = config.RATE_LIMITS === 'off' ? UNLIMITED : { requestsPerSecond, listsPerSecond };
    const provider = new SmsActivateProvider({
      code,
      url,
      apiKey: key.toString(),
      currency,
      clock,
      limits,
      fetch: outgoing.fetch,
    });
    return [[code, this.#guarded({ provider, webhookSecret: null, connection })]];
  }

  #guarded(connected: ConnectedProvider): ConnectedProvider {
    const { provider } = connected;
    const patience = () =>
      connected.patience ?? usualPatience(this.#fixed.size + (this.#added?.size ?? 0) < 2);
    const opened = (reason: string) => void this.#openCircuit(provider.code, reason);
    return { ...connected, provider: guardedProvider(provider, patience, opened, this.deps.watch) };
  }

  /** Opens the circuit for all processes; this process stops asking the provider anyway. */
  async #openCircuit(provider: string, reason: string): Promise<void> {
    const { sql, clock, log } = this.deps;
    log.warn({ provider, reason }, 'the provider does not answer: nothing is bought there for now');
    try {
      await createCircuitStore(sql).open(provider, reason, clock.now());
    } catch (error) {
      log.error({ err: error, provider }, 'an open circuit was not written');
    }
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (url: string) => LOOPBACK.has(new URL(url).hostname);

export interface SimulatedProvider {
  code: string;
  name: string;
  url: string;
  apiKey: string;
  currency: string;
}

const SIMULATED_LIMITS = { requestsPerSecond: 50, listsPerSecond: 10 };

interface Configured extends Pick<Platform, 'config' | 'clock'> {
  simulatedProviders: readonly SimulatedProvider[];
}

export function configuredProviders({ config, clock, simulatedProviders }: Configured): ConnectedProvider[] {
  const { SMS_PROVIDER_URL: url, SMS_PROVIDER_API_KEY: apiKey, SMS_PROVIDER_CURRENCY: currency } = config;
  if (!url || !apiKey) return [];
  const isUnlimited = config.RATE_LIMITS === 'off';
  const limits = isUnlimited ? UNLIMITED : config.sandbox.provider ? SIMULATED_LIMITS : {};
  const webhookSecret = config.SMS_PROVIDER_WEBHOOK_SECRET ?? null;
  const connect = ({ name, ...address }: SimulatedProvider, isSimulated: boolean): ConnectedProvider => ({
    name,
    webhookSecret,
    isSimulated,
    provider: new SmsActivateProvider({ ...address, clock, limits }),
  });
  const [simulated, ...others] = simulatedProviders;
  const name = simulated?.name ?? new URL(url).hostname;
  const primary = { code: 'primary', name, url, apiKey, currency };
  return [connect(primary, config.sandbox.provider), ...others.map((provider) => connect(provider, true))];
}
