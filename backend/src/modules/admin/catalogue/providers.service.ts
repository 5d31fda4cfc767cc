import type { UnitOfWork } from '../../../platform/database/index.js';
import type {
  CatalogueModule,
  ConnectionDraft,
  ProviderCheckDto,
  ProviderDto,
  ProviderConnection,
  ProviderPreferences,
} from '../../catalogue/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { EditDto } from '../admin.dto.js';
import type { StaffChange } from '../audit/audit.models.js';
import { givenReason, type StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedFacts } from '../audit/staff-change.js';
import type { ChangeProviderRequestDto, CreateProviderRequestDto } from './providers.dto.js';

type ProviderEdit = Omit<ChangeProviderRequestDto, keyof EditDto> & { isPaused?: boolean };

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  catalogue: Pick<CatalogueModule, 'providers' | 'sync'>;
}

export class ProvidersService {
  constructor(private readonly deps: Deps) {}

  /**
   * Adds a provider and uses it at once.
   * @throws DomainError PROVIDER_EXISTS, SIMULATED_PAYMENTS
   * @throws InvalidInputError for an address that may not be called
   */
  async create(wanted: CreateProviderRequestDto, asked: StaffRequest): Promise<ProviderDto> {
    const { providers } = this.deps.catalogue;
    const { code, name, url, priority, max_open_numbers: maxOpenNumbers = null } = wanted;
    if (providers.isOfEnvironment(code)) throw new DomainError('PROVIDER_EXISTS');
    await providers.assertMayConnect(url);
    await changeAsStaff(this.deps, asked, async (unit) => {
      const known = await providers.lock(unit, code);
      if (await providers.connection(unit, code)) throw new DomainError('PROVIDER_EXISTS');
      const connected = await this.#connect(unit, code, connectionOf(wanted));
      const made = {
        ...known,
        maxOpenNumbers,
        name: name.trim() || code,
        priority: priority ?? known.priority,
      };
      await providers.write(unit, made);
      const after = { ...preferencesOf(made), ...connectionFacts(connected) };
      return { result: undefined, changes: [{ entityId: code, userId: null, after }] };
    });
    return providers.get(code);
  }

  /** @throws DomainError PROVIDER_OF_ENVIRONMENT, InvalidInputError */
  async #connect(unit: UnitOfWork, code: string, draft: ConnectionDraft): Promise<ProviderConnection> {
    const { providers } = this.deps.catalogue;
    if (providers.isOfEnvironment(code)) throw new DomainError('PROVIDER_OF_ENVIRONMENT');
    return providers.connect(unit, code, draft);
  }

  /**
   * @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, PROVIDER_OF_ENVIRONMENT, SIMULATED_PAYMENTS
   * @throws InvalidInputError for an address that we may not call, and for another server without a new key
   */
  async change(code: string, edit: ProviderEdit, asked: StaffRequest): Promise<ProviderDto> {
    const { clock, catalogue } = this.deps;
    const seen = await catalogue.providers.get(code);
    const { url } = edit;
    if (url !== undefined && !catalogue.providers.isOfEnvironment(code))
      await catalogue.providers.assertMayConnect(url);
    await changeAsStaff(this.deps, asked, async (unit) => {
      const before = await catalogue.providers.lock(unit, code);
      // Without `updated_at` the provider had no row. The lock has just created one, so nobody changed it.
      if (seen.updated_at)
        await assertUnchanged(asked, before.updatedAt, () => catalogue.providers.get(code));
      const after: ProviderPreferences = {
        ...before,
        name: edit.name?.trim() || before.name,
        priority: edit.priority ?? before.priority,
        maxOpenNumbers: edit.max_open_numbers === undefined ? before.maxOpenNumbers : edit.max_open_numbers,
        ...pauseOf(before, edit.isPaused, givenReason(asked), clock.now()),
      };
      const draft = connectionOf(edit);
      const reachedBefore = await catalogue.providers.connection(unit, code);
      const { apiKey, ...address } = draft;
      const isReached =
        apiKey !== undefined ||
        Object.entries(address).some(
          ([name, value]) => value !== undefined && value !== reachedBefore?.[name as keyof typeof address],
        );
      const reached = isReached ? await this.#connect(unit, code, draft) : reachedBefore;
      const changes = changesOf(
        { ...before, connection: reachedBefore },
        { ...after, connection: reached },
        draft.apiKey !== undefined,
      );
      if (changes.length > 0) await catalogue.providers.write(unit, after);
      return { result: undefined, changes };
    });
    return catalogue.providers.get(code);
  }

  /** Asks the provider for our balance. @throws DomainError NOT_FOUND */
  async check(code: string, asked: StaffRequest): Promise<ProviderCheckDto> {
    const { providers, sync } = this.deps.catalogue;
    const { code: known } = await providers.get(code);
    await changeAsStaff(this.deps, asked, async () => ({
      result: undefined,
      changes: [{ entityId: known, userId: null }],
    }));
    const check = await providers.check(code);
    const [lists] = check.is_reachable ? await sync([code]) : [];
    return { ...check, offers: lists?.is_read ? lists.offers : null, provider: await providers.get(code) };
  }
}

const connectionOf = (edit: ProviderEdit): ConnectionDraft => ({
  url: edit.url,
  apiKey: edit.key,
  currency: edit.currency,
  requestsPerSecond: edit.requests_per_second,
  listsPerSecond: edit.lists_per_second,
});

function pauseOf(
  before: ProviderPreferences,
  isPaused: boolean | undefined,
  reason: string | null,
  now: Date,
): Partial<ProviderPreferences> {
  if (isPaused === false) return { pausedAt: null, pauseReason: null };
  if (!isPaused || before.pausedAt) return {};
  return { pausedAt: now, pauseReason: reason };
}

const preferencesOf = ({ name, priority, maxOpenNumbers }: ProviderPreferences) => ({
  name,
  priority,
  max_open_numbers: maxOpenNumbers,
});

/** The part of a connection that the audit may contain. Of the key it has only the last characters. */
const connectionFacts = (connection: ProviderConnection | null) =>
  connection && {
    url: connection.url,
    key: `••••${connection.keyEnd}`,
    currency: connection.currency,
    requests_per_second: connection.requestsPerSecond,
    lists_per_second: connection.listsPerSecond,
  };

interface Audited extends ProviderPreferences {
  connection: ProviderConnection | null;
}

function changesOf(before: Audited, after: Audited, isNewKey: boolean): StaffChange[] {
  const whose = { entityId: before.code, userId: null };
  const factsOf = (provider: Audited) => ({
    ...preferencesOf(provider),
    ...connectionFacts(provider.connection),
  });
  const pauseFacts = ({ pausedAt, pauseReason }: ProviderPreferences) => ({
    is_paused: pausedAt !== null,
    pause_reason: pauseReason,
  });
  // The last characters of a new key may be the same, so the audit marks a new key.
  const facts = {
    before: factsOf(before),
    after: { ...factsOf(after), ...(isNewKey && { is_new_key: true }) },
  };
  const preferences = changedFacts(facts.before, facts.after);
  const pause = changedFacts(pauseFacts(before), pauseFacts(after));
  const pauseAction = after.pausedAt ? ('provider.pause' as const) : ('provider.resume' as const);
  return [
    ...(preferences ? [{ action: 'provider.change' as const, ...whose, ...preferences }] : []),
    ...(pause ? [{ action: pauseAction, ...whose, ...pause }] : []),
  ];
}
