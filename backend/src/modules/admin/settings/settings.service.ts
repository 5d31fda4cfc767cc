import type { z } from 'zod';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import {
  SETTING_DESCRIPTIONS,
  settingsSchema,
  type SettingDescription,
  type Settings,
} from '../../../platform/settings/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Outgoing } from '../../../platform/outgoing.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule } from '../../auth/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedFacts } from '../audit/staff-change.js';
import type { SettingDto, SettingPartDto } from './settings.dto.js';
import { settingStore, type StoredSetting } from './settings.store.js';

type SettingKey = keyof Settings;

interface ValueInForce {
  value: Settings[SettingKey];
  fallback: Settings[SettingKey];
  stored: StoredSetting | null;
}

interface Deps extends Pick<Platform, 'db' | 'settings' | 'clock'> {
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

export class SettingsService {
  constructor(private readonly deps: Deps) {}

  async list(language: Language): Promise<SettingDto[]> {
    const { db, auth, settings } = this.deps;
    const rows = await settingStore(db.sql).list();
    const emails = await auth.emailsOf(rows.flatMap(({ updatedBy }) => updatedBy ?? []));
    return KEYS.map((key) => {
      const { value, fallback, stored } = this.#inForce(key, rows);
      const { updatedBy = null, updatedAt = null } = stored ?? {};
      const described = SETTING_DESCRIPTIONS.filter(({ path }) => path === key || path.startsWith(`${key}.`));
      return {
        key,
        group: described[0]!.group,
        parts: described.map((description) => presentPart(description, value, fallback, language)),
        is_set: stored !== null,
        is_pinned: settings.isPinned(key),
        updated_at: updatedAt?.toISOString() ?? null,
        updated_by: updatedBy === null ? null : { id: updatedBy, email: emails.get(updatedBy) ?? null },
      };
    });
  }

  /** @throws DomainError NOT_FOUND */
  async get(key: string, language: Language): Promise<SettingDto> {
    const known = knownKey(key);
    return (await this.list(language)).find((setting) => setting.key === known)!;
  }

  /** Reads the stored value. The settings in memory may be some seconds behind a change of another process. */
  #inForce(key: SettingKey, rows: readonly StoredSetting[]): ValueInForce {
    const { settings } = this.deps;
    const fallback = settings.fallback()[key];
    const stored = settings.isPinned(key) ? undefined : rows.find((each) => each.key === key);
    const parsed = settingsSchema.shape[key].safeParse(stored?.value);
    return stored && parsed.success
      ? { value: parsed.data, fallback, stored }
      : { value: fallback, fallback, stored: null };
  }

  /**
   * Sets a value. It is in force at once in this process, and within five seconds in every other one.
   * @throws DomainError NOT_FOUND, SETTING_PINNED, CHANGED_MEANWHILE, InvalidInputError
   */
  async put(key: string, value: unknown, asked: StaffRequest, language: Language): Promise<SettingDto> {
    const known = knownKey(key);
    const wanted = validValue(known, value);
    if (known === 'alarms') await this.#assertMayCall((wanted as Settings['alarms']).webhook_url);
    return this.#change(known, wanted, asked, language);
  }

  /** @throws InvalidInputError for an address of our own networks */
  async #assertMayCall(url: string): Promise<void> {
    if (url === '' || url === this.deps.settings.current().alarms.webhook_url) return;
    if (!(await this.deps.outgoing.mayCall(url)))
      throw new InvalidInputError({ 'value.webhook_url': 'not_public' });
  }

  /** Puts the default in force again. @throws DomainError NOT_FOUND, SETTING_PINNED, CHANGED_MEANWHILE */
  async reset(key: string, asked: StaffRequest, language: Language): Promise<SettingDto> {
    return this.#change(knownKey(key), undefined, asked, language);
  }

  async #change(
    key: SettingKey,
    value: Settings[SettingKey] | undefined,
    asked: StaffRequest,
    language: Language,
  ): Promise<SettingDto> {
    const { settings, clock } = this.deps;
    if (settings.isPinned(key)) throw new DomainError('SETTING_PINNED');
    await changeAsStaff(this.deps, asked, async (unit) => {
      const store = settingStore(unit.sql);
      await store.lock();
      const before = this.#inForce(key, await store.list());
      await assertUnchanged(asked, before.stored?.updatedAt ?? null, () => this.get(key, language));
      const isReset = value === undefined;
      // A value that staff set does not follow the default until it is reset, even when both are equal.
      const facts = isReset
        ? before.stored && { before: { value: before.value }, after: { value: before.fallback } }
        : changedFacts({ value: before.value }, { value });
      if (!facts) return { result: undefined, changes: [] };
      if (isReset) await store.remove(key);
      else await store.put({ key, value, updatedAt: clock.now(), updatedBy: asked.origin.staffId });
      return { result: undefined, changes: [{ entityId: key, userId: null, ...facts }] };
    });
    await settings.refresh();
    return this.get(key, language);
  }
}

/** A row for a spreadsheet: the values as a PUT takes them. */
export function settingRow(setting: SettingDto) {
  const { key, parts } = setting;
  const [first] = parts;
  const whole = (of: 'value' | 'default') =>
    first?.path === key
      ? first[of]
      : Object.fromEntries(parts.map((part) => [part.path.slice(key.length + 1), part[of]]));
  return { ...setting, value: whole('value'), default: whole('default') };
}

type PartValue = SettingPartDto['value'];

function partOf(value: Settings[SettingKey], path: string): PartValue {
  const [, name] = path.split('.');
  return name === undefined ? (value as PartValue) : (value as unknown as Record<string, PartValue>)[name]!;
}

const presentPart = (
  { path, type, unit, text, enum: options, minimum, exclusiveMinimum, maximum }: SettingDescription,
  value: Settings[SettingKey],
  fallback: Settings[SettingKey],
  language: Language,
): SettingPartDto => ({
  path,
  type,
  unit,
  text: text[language],
  value: partOf(value, path),
  default: partOf(fallback, path),
  ...(options && { options: [...options] }),
  ...(minimum !== undefined && { minimum }),
  ...(exclusiveMinimum !== undefined && { exclusive_minimum: exclusiveMinimum }),
  ...(maximum !== undefined && { maximum }),
});
