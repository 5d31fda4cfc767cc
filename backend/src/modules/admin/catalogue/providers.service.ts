import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import type {
  ActivationsModule,
  ConnectionDraft,
  ManagedProvider,
  ProviderCheck,
  ProviderConnection,
  ProviderPreferences,
} from '../../activations/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { givenReason, requiredReason } from '../audit/staff-action.js';
import { changeAsStaff, changedFacts, type StaffChange } from '../audit/staff-change.js';
import { assertUnchanged, type Editing } from './editing.js';

export interface ProviderEdit {
  name?: string | undefined;
  priority?: number | undefined;
  maxOpenNumbers?: number | null | undefined;
  isPaused?: boolean | undefined;
  connection?: ConnectionDraft;
  expectedUpdatedAt?: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  activations: Pick<ActivationsModule, 'providers'>;
}

/** Lets staff decide where numbers are bought. */
export class ProvidersService {
  constructor(private readonly deps: Deps) {}

  list(): Promise<ManagedProvider[]> {
    return this.deps.activations.providers.list();
  }

  /** @throws DomainError NOT_FOUND */
  get(code: string): Promise<ManagedProvider> {
    return this.deps.activations.providers.get(code);
  }

  /**
   * Adds one that is in use at once.
   * @throws DomainError PROVIDER_EXISTS, SIMULATED_PAYMENTS
   */
  async create(
    code: string,
    edit: ProviderEdit & { name: string },
    editing: Editing,
  ): Promise<ManagedProvider> {
    const { providers } = this.deps.activations;
    const { connection = {}, name, priority, maxOpenNumbers = null } = edit;
    if (providers.isOfEnvironment(code)) throw new DomainError('PROVIDER_EXISTS');
    await changeAsStaff(this.deps, editing, async (unit) => {
      const known = await providers.lock(unit, code);
      if (await providers.connection(unit, code)) throw new DomainError('PROVIDER_EXISTS');
      const connected = await this.#connect(unit, code, connection);
      const made = {
        ...{ ...known, maxOpenNumbers },
        name: name.trim() || code,
        priority: priority ?? known.priority,
      };
      await providers.write(unit, made);
      const after = { ...wordsOf(made), ...connectionFacts(connected) };
      const entity = { type: 'provider', id: code } as const;
      return {
        result: undefined,
        changes: [{ action: 'provider.create', entity, userId: null, before: null, after }],
      };
    });
    return this.get(code);
  }

  /** @throws DomainError PROVIDER_OF_ENVIRONMENT, SIMULATED_PAYMENTS */
  async #connect(unit: UnitOfWork, code: string, draft: ConnectionDraft): Promise<ProviderConnection> {
    const { providers } = this.deps.activations;
    if (providers.isOfEnvironment(code)) throw new DomainError('PROVIDER_OF_ENVIRONMENT');
    if (draft.url !== undefined && !providers.mayConnect(draft.url))
      throw new DomainError('SIMULATED_PAYMENTS');
    return providers.connect(unit, code, draft);
  }

  /**
   * @param present the provider as it is answered, for an editor who saw another one
   * @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, PROVIDER_OF_ENVIRONMENT, SIMULATED_PAYMENTS
   */
  async change(
    code: string,
    edit: ProviderEdit,
    editing: Editing,
    present: (provider: ManagedProvider) => object = () => ({}),
  ): Promise<ManagedProvider> {
    const { clock, activations } = this.deps;
    const seen = await this.get(code);
    await changeAsStaff(this.deps, editing, async (unit) => {
      const before = await activations.providers.lock(unit, code);
      // A provider without a row of its own was never changed: the lock has just made one.
      const updatedAt = seen.updatedAt && before.updatedAt;
      if (seen.updatedAt) {
        await assertUnchanged(edit.expectedUpdatedAt, updatedAt, async () => present(await this.get(code)));
      }
      const after: ProviderPreferences = {
        ...before,
        name: edit.name?.trim() || before.name,
        priority: edit.priority ?? before.priority,
        maxOpenNumbers: edit.maxOpenNumbers === undefined ? before.maxOpenNumbers : edit.maxOpenNumbers,
        ...pauseOf(before, edit.isPaused, givenReason(editing.reason), clock.now()),
      };
      const draft = edit.connection ?? {};
      const isReached = Object.values(draft).some((value) => value !== undefined);
      const reachedBefore = await activations.providers.connection(unit, code);
      const reached = isReached ? await this.#connect(unit, code, draft) : reachedBefore;
      const changes = changesOf(
        { ...before, connection: reachedBefore },
        { ...after, connection: reached },
        draft.apiKey !== undefined,
      );
      if (changes.length > 0) await activations.providers.write(unit, after);
      return { result: undefined, changes };
    });
    return this.get(code);
  }

  /** Nothing new is bought there; open numbers go on. @throws DomainError NOT_FOUND, InvalidInputError */
  async pause(code: string, editing: Editing & { reason: string }): Promise<ManagedProvider> {
    return this.change(code, { isPaused: true }, { ...editing, reason: requiredReason(editing.reason) });
  }

  /** @throws DomainError NOT_FOUND */
  resume(code: string, editing: Editing): Promise<ManagedProvider> {
    return this.change(code, { isPaused: false }, editing);
  }

  /** Asks the provider for our balance. @throws DomainError NOT_FOUND */
  async check(code: string): Promise<{ check: ProviderCheck; provider: ManagedProvider }> {
    const check = await this.deps.activations.providers.check(code);
    return { check, provider: await this.get(code) };
  }
}

function pauseOf(
  before: ProviderPreferences,
  isPaused: boolean | undefined,
  reason: string | null,
  now: Date,
): Partial<ProviderPreferences> {
  if (isPaused === false) return { pausedAt: null, pauseReason: null };
  // A pause goes on as it began.
  if (!isPaused || before.pausedAt) return {};
  return { pausedAt: now, pauseReason: reason };
}

const wordsOf = ({ name, priority, maxOpenNumbers }: ProviderPreferences) => ({
  ...{ name, priority },
  max_open_numbers: maxOpenNumbers,
});

/** What the audit may know of a connection: of the key only its end. */
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
  const entity = { type: 'provider', id: before.code } as const;
  const factsOf = (provider: Audited) => ({ ...wordsOf(provider), ...connectionFacts(provider.connection) });
  const pauseFacts = ({ pausedAt, pauseReason }: ProviderPreferences) => ({
    is_paused: pausedAt !== null,
    pause_reason: pauseReason,
  });
  // Another key may end like the one before.
  const facts = {
    before: factsOf(before),
    after: { ...factsOf(after), ...(isNewKey && { is_new_key: true }) },
  };
  const words = changedFacts(facts.before, facts.after);
  const pause = changedFacts(pauseFacts(before), pauseFacts(after));
  const pauseAction = after.pausedAt ? 'provider.pause' : 'provider.resume';
  return [
    ...(words ? [{ action: 'provider.change' as const, entity, userId: null, ...words }] : []),
    ...(pause ? [{ action: pauseAction as StaffChange['action'], entity, userId: null, ...pause }] : []),
  ];
}
