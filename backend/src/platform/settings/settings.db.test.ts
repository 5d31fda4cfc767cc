import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { statement } from '../database/index.js';
import { createLogger } from '../logging/index.js';
import {
  createSettings,
  PRODUCTION_DEFAULTS,
  settingsSchema,
  type SettingsInput,
  type SettingsReader,
} from './index.js';

const PUT = statement(
  'test.settings.put',
  `INSERT INTO settings (key, value) VALUES ($1, $2::jsonb)
   ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
);
const CLEAR = statement('test.settings.clear', 'DELETE FROM settings');

let database: TestDatabase;
let logged: { setting: string; problem: string }[];

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => database.owner.sql.row(CLEAR));

const put = (key: string, value: unknown) => database.owner.sql.row(PUT, [key, JSON.stringify(value)]);

async function started(pinned: SettingsInput = {}, defaults: SettingsInput = {}): Promise<SettingsReader> {
  logged = [];
  const write = (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]);
  const log = createLogger({ level: 'error', stream: { write } });
  const settings = await createSettings({ db: database.db, log, pinned, defaults });
  settings.close();
  return settings;
}

const DEFAULTS = settingsSchema.parse({});

it('follows the database at each refresh, under what is pinned', async () => {
  const settings = await started({ max_quantity: 1 });
  await put('max_quantity', 7);
  await put('cancel_block', { count: 3 });
  await settings.refresh();
  expect(settings.current()).toEqual({
    ...DEFAULTS,
    max_quantity: 1,
    cancel_block: { ...DEFAULTS.cancel_block, count: 3 },
  });
});

it('asks staff for a second step in production unless the database or the environment says otherwise', async () => {
  const isRequired = async (pinned: SettingsInput = {}) =>
    (await started(pinned, PRODUCTION_DEFAULTS)).current().staff_two_factor_required;
  expect(await isRequired()).toBe(true);
  expect(await isRequired({ staff_two_factor_required: false })).toBe(false);
  await put('staff_two_factor_required', false);
  expect(await isRequired()).toBe(false);
  expect((await started()).current().staff_two_factor_required).toBe(false);
});

it.each([
  ['a value out of bounds', 'max_quantity', 0],
  ['a value of another type', 'price_markup_percent', 'much'],
  ['a bad part', 'cancel_block', { count: 3, window_seconds: -1 }],
  ['an unknown part', 'fx', { USD: 6, GBP: 7 }],
  ['null', 'fx', null],
  ['an unknown key', 'max_quantitty', 3],
  ['a key that every object has', '__proto__', { max_quantity: 9 }],
])('a row with %s is logged and left out, and the others stay in force', async (_what, key, value) => {
  await put(key, value);
  await put('topup_minimum_cents', 500);
  const settings = await started();
  expect(settings.current()).toEqual({ ...DEFAULTS, topup_minimum_cents: 500 });
  expect(logged).toMatchObject([{ setting: key, problem: expect.any(String) }]);
});

it('a bad row is logged once for as long as it stays, and counts again when it is mended', async () => {
  await put('max_quantity', 0);
  const settings = await started();
  await settings.refresh();
  expect(logged).toHaveLength(1);
  await put('max_quantity', 5);
  await settings.refresh();
  expect(settings.current().max_quantity).toBe(5);
  await put('max_quantity', 0);
  await settings.refresh();
  expect(logged).toHaveLength(2);
});
