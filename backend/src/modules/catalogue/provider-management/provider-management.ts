import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Outgoing } from '../../../platform/outgoing.js';
import type { Seal } from '../../../platform/seal.js';
import type { Platform } from '../../../platform/platform.js';
import type { ProviderRegistry } from '../providers/provider-registry.js';
import { createProviderAccountStore } from '../providers/provider-state.store.js';
import { createConnectionStore, type ProviderConnection } from '../providers/connection.store.js';
import type { ProviderCheckDto, ProviderDto } from './provider.dto.js';
import { listProviders, lockProvider, writeProvider, type ProviderPreferences } from './provider.store.js';

export interface ConnectionDraft {
  url?: string | undefined;
  apiKey?: string | undefined;
  currency?: string | undefined;
  requestsPerSecond?: number | undefined;
  listsPerSecond?: number | undefined;
}

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  providers: ProviderRegistry;
  seal: Seal;
  outgoing: Pick<Outgoing, 'mayCall'>;
}

const USUAL_LIMITS = { requestsPerSecond: 5, listsPerSecond: 1 };
const KEY_END = 4;
const NO_ANSWER = 'NO_ANSWER';

export function createProviderManagement({ db, clock, providers, seal, outgoing, log }: Deps) {
  async function list(): Promise<ProviderDto[]> {
    const connected = await providers.connected();
    const codes = connected.map(({ provider: { code } }) => ({ code, name: providers.nameOf(code) }));
    const listed = await listProviders(db.sql, codes, clock.now());
    return listed.map((each) => {
      const { connection, isSimulated, provider } = connected.find(
        ({ provider: { code } }) => code === each.code,
      )!;
      return {
        ...each,
        source: connection ? 'staff' : 'environment',
        connection: connection
          ? {
              url: connection.url,
              key_ends_in: connection.keyEnd,
              requests_per_second: connection.requestsPerSecond,
              lists_per_second: connection.listsPerSecond,
            }
          : null,
        is_simulated: isSimulated ?? false,
        currency: provider.currency,
      };
    });
  }

  return {
    list,

    /** @throws DomainError NOT_FOUND */
    async get(code: string): Promise<ProviderDto> {
      const provider = (await list()).find((each) => each.code === code);
      if (!provider) throw new DomainError('NOT_FOUND');
      return provider;
    },

    isOfEnvironment: (code: string) => providers.isFixed(code),

    /**
     * Looks the host name up, so it must not run inside a transaction.
     * @throws InvalidInputError for an address of our own networks
     * @throws DomainError SIMULATED_PAYMENTS
     */
    async assertMayConnect(url: string): Promise<void> {
      if (!(await outgoing.mayCall(url))) throw new InvalidInputError({ url: 'not_public' });
      if (!providers.mayConnect(url)) throw new DomainError('SIMULATED_PAYMENTS');
    },

    connection: (unit: UnitOfWork, code: string) => createConnectionStore(unit.sql).find(code),

    /**
     * The caller has locked the provider's row. The connection is used after the unit of work.
     * @throws InvalidInputError for another server without its key
     * @throws Error for a new provider without an address, a key or a currency
     */
    async connect(unit: UnitOfWork, code: string, draft: ConnectionDraft): Promise<ProviderConnection> {
      const store = createConnectionStore(unit.sql);
      const before = await store.find(code);
      const { url = before?.url, currency = before?.currency, apiKey } = draft;
      if (before && url && apiKey === undefined && new URL(url).origin !== new URL(before.url).origin)
        throw new InvalidInputError({ key: 'key_for_address' });
      const sealedKey = apiKey === undefined ? before?.sealedKey : seal.seal(Buffer.from(apiKey), code);
      const keyEnd = apiKey === undefined ? before?.keyEnd : apiKey.slice(-KEY_END);
      if (!url || !currency || !sealedKey || keyEnd === undefined)
        throw new Error('An incomplete connection');
      const limits = before ?? USUAL_LIMITS;
      await store.write({
        code,
        url,
        currency,
        sealedKey,
        keyEnd,
        requestsPerSecond: draft.requestsPerSecond ?? limits.requestsPerSecond,
        listsPerSecond: draft.listsPerSecond ?? limits.listsPerSecond,
        updatedAt: clock.now(),
      });
      unit.afterCommit(() => providers.forget());
      return (await store.find(code))!;
    },

    lock: (unit: UnitOfWork, code: string) =>
      lockProvider(unit, { code, name: providers.nameOf(code) }, clock.now()),

    async write(unit: UnitOfWork, provider: ProviderPreferences): Promise<void> {
      await writeProvider(unit, provider, clock.now());
    },

    /** @throws DomainError NOT_FOUND */
    async check(code: string): Promise<Omit<ProviderCheckDto, 'offers' | 'provider'>> {
      const provider = await providers.findProvider(code);
      if (!provider) throw new DomainError('NOT_FOUND');
      const result = await provider.getBalance();
      const at = clock.now();
      const facts = { latency_ms: Math.round(result.exchange.latencyMs), checked_at: at.toISOString() };
      if (result.kind !== 'balance') {
        if (result.kind === 'refused') return { is_reachable: false, problem: result.reason, ...facts };
        // The answer of the check must not tell which ports are open.
        log.warn({ provider: code, problem: result.error }, 'a provider did not answer its check');
        return { is_reachable: false, problem: NO_ANSWER, ...facts };
      }
      await createProviderAccountStore(db.sql).saveBalance(code, result.balanceMicros, at);
      return { is_reachable: true, problem: null, ...facts };
    },
  };
}

export type ProviderManagement = ReturnType<typeof createProviderManagement>;
