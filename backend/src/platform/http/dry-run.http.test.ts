import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackOffice, type BackOffice, type SignedIn } from '../../testing/back-office.js';
import { documentedRoutes } from '../../testing/documented-answers.js';

interface Refusal {
  detail?: { code: string; fields?: Record<string, string> };
}

const ID = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00';

const ROUTES = documentedRoutes().map(({ method, template, operation }) => ({
  name: `${method} ${template}`,
  method,
  address: template.replaceAll(/\{\w+\}/g, ID),
  hasDryRun: operation['x-staff-action']?.trial === true,
}));

let office: BackOffice;
let admin: SignedIn;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account('admin@example.com', 'ADMIN');
});
afterAll(() => office.app.close());

const tried = async ({ method, address }: (typeof ROUTES)[number], value: string) => {
  const sent = address.endsWith('/avatar') ? new FormData() : {};
  const body = method === 'GET' ? undefined : sent;
  const answer = await admin.call<Refusal | null>(method, address, body, { 'x-dry-run': value });
  return { status: answer.status, ...answer.body?.detail };
};

it('is neither done nor tried with a value that is not true or false, whatever the operation', async () => {
  for (const route of ROUTES) {
    for (const value of ['TRUE', '1', 'yes', '']) {
      const { status, code, fields } = await tried(route, value);
      const refused = [status, code, Object.keys(fields ?? {})];
      expect(refused, `${route.name} ${value}`).toEqual([422, 'VALIDATION_ERROR', ['X-Dry-Run']]);
    }
  }
});

it('is refused by every operation that has no dry run, and by no other', async () => {
  expect(ROUTES.filter(({ hasDryRun }) => hasDryRun).length).toBeGreaterThan(30);
  for (const route of ROUTES) {
    const { code } = await tried(route, 'true');
    expect(code === 'NO_TRIAL', route.name).toBe(!route.hasDryRun);
  }
});
