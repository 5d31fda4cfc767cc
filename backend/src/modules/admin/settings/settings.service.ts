import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import {
  SETTING_DESCRIPTIONS,
  settingsSchema,
  type SettingDescription,
  type Settings,
  type SettingsReader,
} from '../../../platform/settings/index.js';
import type { Outgoing } from '../../../platform/outgoing.js';
import type { AuthModule } from '../../auth/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedFacts } from '../audit/staff-change.js';
import { settingStore, type StoredSetting } from './settings.store.js';

type SettingKey = keyof Settings;

/** A setting with what is in force, and who decided so. */
export interface ManagedSetting {
  key: SettingKey;
  value: Settings[SettingKey];
  fallback: Settings[SettingKey];
  descriptions: readonly SettingDescription[];
  stored: { updatedAt: Date; updatedBy: string | null; email: string | null } | null;
  isPinned: boolean;
}

interface Deps {
  db: Database;
  clock: Clock;
  settings: SettingsReader;
  auth: Pick<AuthModule, 'emailsOf'>;
  outgoing: Pick<Outgoing, 'mayCall'>;
}

const KEYS = Object.keys(settingsSchema.shape) as SettingKey[];

/** @throws DomainError NOT_FOUND */
function knownKey(key: string): SettingKey {
  const known = KEYS.find((each) => each === key);
  if (!known) throw new DomainError('NOT_FOUND');
  return known;
}

const FIELD_CODES: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  too_small: 'too_small',
  too_big: 'too_large',
  unrecognized_keys: 'unknown_field',
};

/** @throws InvalidInputError naming the parts of `value` that are wrong */
function validValue<Key extends SettingKey>(key: Key, value: unknown): Settings[Key] {
  const parsed = settingsSchema.shape[key].safeParse(value);
  if (parsed.success) return parsed.data as Settings[Key];
  const wrong = parsed.error.issues.map(({ path, code }) => [
    ['value', ...path].join('.'),
    FIELD_CODES[code] ?? 'invalid',
  ]);
  throw new InvalidInputError(Object.fromEntries(wrong) as Record<string, string>);
}

/** What can be changed while the product runs, and who changed it. */
export class SettingsService {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<ManagedSetting[]> {
    const { db, auth } = this.deps;
    const stored = await settingStore(db.sql).list();
    const authors = stored.flatMap(({ updatedBy }) => updatedBy ?? []);
    const emails = await auth.emailsOf(authors);
    return KEYS.map((key) => this.#managed(key, stored, emails));
  }

  /** @throws DomainError NOT_FOUND */
  async get(key: string): Promise<ManagedSetting> {
    const known = knownKey(key);
    return (await this.list()).find((setting) => setting.key === known)!;
  }

  #managed(
    key: SettingKey,
    stored: readonly StoredSetting[],
    emails: ReadonlyMap<string, string>,
  ): ManagedSetting {
    const { settings } = this.deps;
    const fallback = settings.fallback()[key];
    const isPinned = settings.isPinned(key);
    const row = stored.find((each) => each.key === key);
    // What the database says holds at once here, and within seconds in the other processes.
    const parsed = row && !isPinned ? settingsSchema.shape[key].safeParse(row.value) : undefined;
    const isSet = parsed?.success === true;
    return {
      key,
      value: isSet ? parsed.data : fallback,
      fallback,
      descriptions: SETTING_DESCRIPTIONS.filter(({ path }) => path === key || path.startsWith(`${key}.`)),
      stored:
        row && isSet
          ? { ...row, email: row.updatedBy === null ? null : (emails.get(row.updatedBy) ?? null) }
          : null,
      isPinned,
    };
  }

  /**
   * Sets a value, in force at once in this process and within five seconds in every other.
   * @param present the setting as it is answered, for an editor who saw another one
   * @throws DomainError NOT_FOUND, SETTING_PINNED, CHANGED_MEANWHILE, InvalidInputError
   */
  async put(
    key: string,
    value: unknown,
    asked: StaffRequest,
    present: (setting: ManagedSetting) => object,
  ): Promise<ManagedSetting> {
    const known = knownKey(key);
    const wanted = validValue(known, value);
    if (known === 'alarms') await this.#assertMayCall((wanted as Settings['alarms']).webhook_url);
    return this.#change(known, wanted, asked, present);
  }

  /** @throws InvalidInputError for an address of our own networks */
  async #assertMayCall(url: string): Promise<void> {
    if (url === '' || url === this.deps.settings.current().alarms.webhook_url) return;
    if (!(await this.deps.outgoing.mayCall(url)))
      throw new InvalidInputError({ 'value.webhook_url': 'not_public' });
  }

  /**
   * Lets the default hold again.
   * @param present as in `put`
   * @throws DomainError NOT_FOUND, SETTING_PINNED, CHANGED_MEANWHILE
   */
  async reset(
    key: string,
    asked: StaffRequest,
    present: (setting: ManagedSetting) => object,
  ): Promise<ManagedSetting> {
    return this.#change(knownKey(key), undefined, asked, present);
  }

  async #change(
    key: SettingKey,
    value: Settings[SettingKey] | undefined,
    asked: StaffRequest,
    present: (setting: ManagedSetting) => object,
  ): Promise<ManagedSetting> {
    const { settings, clock } = this.deps;
    if (settings.isPinned(key)) throw new DomainError('SETTING_PINNED');
    await changeAsStaff(this.deps, asked, async (unit) => {
      const store = settingStore(unit.sql);
      await store.lock();
      const before = this.#managed(key, await store.list(), new Map());
      await assertUnchanged(asked, before.stored?.updatedAt ?? null, async () =>
        present(await this.get(key)),
      );
      const isReset = value === undefined;
      // A value that staff set is theirs until it is reset, also where it is the default.
      const facts = isReset
        ? before.stored && { before: { value: before.value }, after: { value: before.fallback } }
        : changedFacts({ value: before.value }, { value });
      if (!facts) return { result: undefined, changes: [] };
      if (isReset) await store.remove(key);
      else await store.put({ key, value, updatedAt: clock.now(), updatedBy: asked.origin.staffId });
      const action = isReset ? 'setting.reset' : 'setting.change';
      return { result: undefined, changes: [{ action, entityId: key, userId: null, ...facts }] };
    });
    await settings.refresh();
    return this.get(key);
  }
}
