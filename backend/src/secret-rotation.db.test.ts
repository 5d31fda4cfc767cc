import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyedHash } from './modules/auth/secrets.js';
import { createTwoFactorStore } from './modules/auth/two-factor/two-factor.store.js';
import { createConnectionStore } from './modules/catalogue/providers/connection.store.js';
import { heldLease } from './testing/leases.js';
import { openTestDatabase, type TestDatabase } from './testing/test-database.js';
import { statement } from './platform/database/index.js';
import { createLogger } from './platform/logging/index.js';
import { resealJob, type SealedRows } from './platform/reseal.job.js';
import { createSeal } from './platform/seal.js';

const OLD = 'the secret before';
const NEW = 'the secret that takes its place';
/** More rows than two pages hold. */
const PROVIDERS = 450;
const before = createSeal([OLD], 'keys');
const during = createSeal([NEW, OLD], 'keys');
const afterwards = createSeal([NEW], 'keys');

let database: TestDatabase;
const written: string[] = [];
const log = createLogger({ level: 'info', stream: { write: (line) => void written.push(line) } });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function connect(code: string, sealedKey: Buffer): Promise<void> {
  await database.owner.sql.rows(
    statement('test.provider', 'INSERT INTO providers (code, name, updated_at) VALUES ($1, $1, now())'),
    [code],
  );
  await createConnectionStore(database.db.sql).write({
    code,
    url: 'https://sms.example',
    currency: 'USD',
    sealedKey,
    keyEnd: '1234',
    requestsPerSecond: 5,
    listsPerSecond: 1,
    updatedAt: new Date(),
  });
}

const run = (what: string, rows: SealedRows) => resealJob({ what, seal: during, rows, log }).run(heldLease());

it('opens what either secret has sealed, and seals with the new one', () => {
  expect(during.open(before.seal(Buffer.from('key'), 'me'), 'me')?.toString()).toBe('key');
  expect(during.open(before.seal(Buffer.from('key'), 'me'), 'you')).toBeNull();
  expect(afterwards.open(during.seal(Buffer.from('key'), 'me'), 'me')?.toString()).toBe('key');
  expect(during.isOld(during.seal(Buffer.from('key'), 'me'), 'me')).toBe(false);
  expect(afterwards.isOld(before.seal(Buffer.from('key'), 'me'), 'me')).toBe(false);
});

it('knows mailed codes and temporary passwords of either secret', () => {
  const mailed = createKeyedHash([OLD], 'codes').hash('123456');
  expect(createKeyedHash([NEW, OLD], 'codes').matches(mailed, '123456')).toBe(true);
  expect(createKeyedHash([NEW, OLD], 'codes').matches(mailed, '654321')).toBe(false);
  expect(createKeyedHash([NEW], 'codes').matches(mailed, '123456')).toBe(false);
});

it('seals all keys of providers again, goes on after an interruption, and says when none is left', async () => {
  const store = createConnectionStore(database.db.sql);
  for (let each = 0; each < PROVIDERS; each += 1)
    await connect(`provider-${each}`, before.seal(Buffer.from(`key-${each}`), `provider-${each}`));
  let replaced = 0;
  const interrupted: SealedRows = {
    ...store.sealedRows,
    async replace(row, sealed) {
      if ((replaced += 1) > 250) throw new Error('stopped');
      await store.sealedRows.replace(row, sealed);
    },
  };
  await expect(run('provider keys', interrupted)).rejects.toThrow('stopped');
  await run('provider keys', store.sealedRows);
  const rows = await store.list();
  expect(rows).toHaveLength(PROVIDERS);
  for (const { code, sealedKey } of rows)
    expect(afterwards.open(sealedKey, code)?.toString()).toBe(`key-${code.slice('provider-'.length)}`);
  await run('provider keys', store.sealedRows);
  expect(written.map((line) => (JSON.parse(line) as { msg: string; resealed?: number }).resealed)).toEqual([
    PROVIDERS - 250,
    undefined,
  ]);
  expect(written.at(-1)).toContain('nothing is sealed with JWT_SECRET_PREVIOUS');
});

it('seals authenticator apps again and leaves what was sealed meanwhile', async () => {
  const { sql } = database.db;
  const userId = randomUUID();
  await database.owner.sql.rows(
    statement(
      'test.user',
      `INSERT INTO users (id, email, created_at, updated_at) VALUES ($1, 'a@example.com', now(), now())`,
    ),
    [userId],
  );
  const apps = createTwoFactorStore(sql);
  await apps.offer(userId, before.seal(Buffer.from('app'), userId), new Date());
  const [row] = await apps.sealedRows.page(null, 10);
  await run('authenticator apps', apps.sealedRows);
  expect(afterwards.open((await apps.find(userId))!.secret, userId)?.toString()).toBe('app');
  await apps.sealedRows.replace(row!, Buffer.from('late'));
  expect(afterwards.open((await apps.find(userId))!.secret, userId)?.toString()).toBe('app');
});
