import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackOffice, type BackOffice, type SignedIn } from '../../testing/back-office.js';
import { documentedRoutes } from '../../testing/documented-answers.js';

const ID = '01a1fe03-0993-7a32-a075-efd0a8976993';

/** Every operation that has an Idempotency-Key in the API document. */
const CALLS = documentedRoutes()
  .filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'Idempotency-Key'))
  .map(({ method, template }) => [method, template.replace(/\{\w+\}/, ID)] as const);

let office: BackOffice;
let admin: SignedIn;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account('admin@example.com', 'ADMIN');
});
afterAll(() => office.app.close());

async function refusalOf(method: string, path: string, key: string): Promise<string | undefined> {
  const { body } = await admin.call<{ detail?: { fields?: Record<string, string> } }>(
    method,
    path,
    {},
    { 'idempotency-key': key, 'accept-language': 'en' },
  );
  return body.detail?.fields?.['Idempotency-Key'];
}

it.each(CALLS)('%s %s takes a key of 1 to 200 characters', async (method, path) => {
  expect(await refusalOf(method, path, '')).toBe('Value too short');
  expect(await refusalOf(method, path, 'x'.repeat(201))).toBe('Value too long');
  expect(await refusalOf(method, path, 'x')).toBeUndefined();
  expect(await refusalOf(method, path, 'x'.repeat(200))).toBeUndefined();
});
