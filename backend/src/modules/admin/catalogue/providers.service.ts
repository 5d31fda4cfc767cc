import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type {
  ActivationsModule,
  ManagedProvider,
  ProviderCheck,
  ProviderPreferences,
} from '../../activations/index.js';
import { givenReason, requiredReason } from '../audit/staff-action.js';
import { changeAsStaff, changedFacts, type StaffChange } from '../audit/staff-change.js';
import { assertUnchanged, type Editing } from './editing.js';

export interface ProviderEdit {
  name?: string | undefined;
  priority?: number | undefined;
  isPaused?: boolean | undefined;
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
   * @param present the provider as it is answered, for an editor who saw another one
   * @throws DomainError NOT_FOUND, CHANGED_MEANWHILE
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
        ...pauseOf(before, edit.isPaused, givenReason(editing.reason), clock.now()),
      };
      const changes = changesOf(before, after);
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

function changesOf(before: ProviderPreferences, after: ProviderPreferences): StaffChange[] {
  const entity = { type: 'provider', id: before.code } as const;
  const wordsOf = ({ name, priority }: ProviderPreferences) => ({ name, priority });
  const pauseFacts = ({ pausedAt, pauseReason }: ProviderPreferences) => ({
    is_paused: pausedAt !== null,
    pause_reason: pauseReason,
  });
  const words = changedFacts(wordsOf(before), wordsOf(after));
  const pause = changedFacts(pauseFacts(before), pauseFacts(after));
  const pauseAction = after.pausedAt ? 'provider.pause' : 'provider.resume';
  return [
    ...(words ? [{ action: 'provider.change' as const, entity, userId: null, ...words }] : []),
    ...(pause ? [{ action: pauseAction as StaffChange['action'], entity, userId: null, ...pause }] : []),
  ];
}
