import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_RULES, type AccessRule } from './testing/access/access-rules.js';
import { AccessWorld, type People } from './testing/access/access-world.js';
import { ADMITTED, CALLERS, expectedAccess, type Caller } from './testing/access/expected-access.js';
import { documentedRoutes } from './testing/documented-answers.js';
import type { Answer } from './testing/index.js';

/** Refusals because of who calls, whatever the call asks for. */
const REFUSALS = new Set([
  'UNAUTHENTICATED',
  'INVALID_API_KEY',
  'FORBIDDEN',
  'CSRF_REJECTED',
  'API_KEY_SCOPE',
  'API_KEY_NOT_ALLOWED',
  'TEST_KEY_NOT_ALLOWED',
  'TEST_KEY_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'TWO_FACTOR_ENROLMENT_REQUIRED',
  'REAUTHENTICATION_REQUIRED',
  'NOT_FOUND',
]);

const ROUTES = documentedRoutes();

let world: AccessWorld;
let people: People;

beforeAll(async () => {
  world = await AccessWorld.open();
  people = await world.people();
});
afterAll(() => world.close());

function outcomeOf({ status, body }: Answer<{ detail?: { code?: string } } | null>): string {
  const code = body?.detail?.code ?? '';
  return status >= 500 || REFUSALS.has(code) ? `${status} ${code}` : ADMITTED;
}

/** Bodies for routes where an empty object would be refused before the check of the caller. */
const BODIES: Readonly<Record<string, (ownerId: string) => object>> = {
  // The price is below the true one: the caller is admitted, and the purchase is refused before anything is charged.
  '/batch/purchase': (ownerId) => ({
    service: 'wa',
    country: 'BR',
    quantity: 1,
    user_id: ownerId,
    service_price: 0.01,
  }),
  // The amount is below the smallest top-up.
  '/api/v1/wallets/checkout/pix/deposit': () => ({ amount_cents: 1 }),
  '/api/v1/test/clock/advance': () => ({ seconds: 1 }),
  '/api/v1/admin/reports/reconciliation/{id}/accept': () => ({ as: 'loss', reason: 'A difference' }),
  '/api/v1/admin/incidents/{id}/updates': () => ({ texts: { pt: 'Over' }, state: 'resolved' }),
  '/api/v1/admin/incidents/{id}/updates/{updateId}': () => ({ texts: { pt: 'Over' } }),
  '/api/v1/admin/cases/{id}/assign': () => ({ owner: 'me' }),
  '/api/v1/admin/cases/{id}/postpone': () => ({ due_at: '2026-03-11T00:00:00Z' }),
  '/api/v1/admin/cases/{id}/reply': () => ({ reply: 'Hello' }),
  '/api/v1/admin/cases/{id}/decide': () => ({ decision: 'answer', reply: 'Hello' }),
  '/api/v1/orders/{id}/case': () => ({ kind: 'code_wrong' }),
  '/api/v1/users/me/webhooks/{id}/resend': () => ({
    from: '2026-03-10T00:00:00Z',
    to: '2026-03-11T00:00:00Z',
    status: 'failed',
  }),
  '/api/v1/users/me/api-keys/{id}': () => ({ daily_budget_cents: null }),
  '/api/v1/teams/{accountId}': () => ({ name: 'A team' }),
  '/api/v1/teams/{accountId}/invitations': () => ({ email: 'invited@example.com', role: 'buyer' }),
  '/api/v1/teams/{accountId}/members/{userId}': () => ({
    role: 'viewer',
    monthly_budget_cents: null,
    warns_owner: false,
  }),
  '/api/v1/users/me/avatar': () => new FormData(),
  '/api/v1/auth/device/decision': () => ({ user_code: 'WDJB-MJHT', decision: 'deny' }),
  '/api/v1/notifications/subscribe': (ownerId) => ({
    subscription: { endpoint: 'x', keys: { p256dh: 'x', auth: 'x' } },
    userId: ownerId,
  }),
};

async function pathOf(template: string, rule: AccessRule, called: People): Promise<string> {
  const id = rule.names ? await world.make(rule.names, called) : called.owner.userId;
  return template
    .replace('{accountId}', called.owner.userId)
    .replace('{operationId}', id)
    .replace('{updateId}', id)
    .replace('{currency}', 'BRL')
    .replace('{provider}', 'primary')
    .replace('{userCode}', 'WDJB-MJHT')
    .replace(/\{(?:id|userId)\}/, id);
}

async function outcomes(method: string, template: string, rule: AccessRule): Promise<[Caller, string][]> {
  let called = rule.endsSession ? await world.people() : people;
  let path = await pathOf(template, rule, called);
  const found: [Caller, string][] = [];
  for (const caller of CALLERS) {
    const answer = await world.call<{ detail?: { code?: string } } | null>(method, path, {
      body: method === 'GET' ? undefined : (BODIES[template]?.(called.owner.userId) ?? {}),
      headers: { 'x-requested-with': 'XMLHttpRequest', ...called.headers[caller] },
    });
    const outcome = outcomeOf(answer);
    found.push([caller, outcome]);
    if (rule.endsOthersSessions && outcome === ADMITTED) {
      called = people = await world.people();
      path = await pathOf(template, rule, called);
    }
  }
  return found;
}

it('every operation of the API has a rule, and every rule an operation', () => {
  const operations = ROUTES.map(({ method, template }) => `${method} ${template}`);
  expect(Object.keys(ACCESS_RULES).sort()).toEqual(operations.sort());
});

it('a test key is told that it may not, whatever nonsense it asks', async () => {
  const refused = ROUTES.filter(({ method, template }) => {
    const rule = ACCESS_RULES[`${method} ${template}`];
    return rule && /^account/.test(rule.to) && !rule.inTestWorld;
  });
  const answers: [string, string][] = [];
  for (const { method, template } of refused) {
    const { status, body } = await world.call<{ detail: { code: string } }>(
      method,
      template.replaceAll(/\{\w+\}/g, '-'),
      {
        body: method === 'GET' ? undefined : { nonsense: true },
        headers: people.headers['the owner’s test key'],
      },
    );
    answers.push([`${method} ${template}`, `${status} ${body.detail.code}`]);
  }
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(([, answer]) => answer !== '403 TEST_KEY_NOT_ALLOWED')).toEqual([]);
});

/** What a key may change: it buys and cancels numbers, and adds money. */
const CHANGED_WITH_A_KEY = [
  'DELETE /sms-activate/activation/{id}',
  'POST /api/v1/payments/topups/{id}/check',
  'POST /api/v1/wallets/checkout/pix/deposit',
  'POST /batch/purchase',
  'POST /sms-activate/activation/{id}/another',
  'POST /sms-activate/activation/{id}/finish',
  'POST /sms-activate/activation/{id}/swap',
];

/** This route uses POST but changes nothing. */
const QUOTE = 'POST /api/v1/sms/validate-purchase';

const TEST_CLOCK = 'POST /api/v1/test/clock/advance';

describe('of all that is not read with GET', () => {
  const calls = ROUTES.filter(({ method }) => method !== 'GET').map(({ method, template, operation }) => ({
    method,
    operation,
    name: `${method} ${template}`,
    rule: ACCESS_RULES[`${method} ${template}`]!,
  }));

  it.each([
    ['the owner’s API key that may read', [QUOTE]],
    ['the owner’s API key that may buy', [QUOTE, ...CHANGED_WITH_A_KEY]],
    ['the owner’s test key', [QUOTE, TEST_CLOCK, 'POST /batch/purchase']],
  ] as const)('%s opens nothing of the owner’s but %j', (caller, opened) => {
    const found = calls
      .filter(({ rule }) => rule.to !== 'anybody' && rule.to !== 'our pages')
      .filter(({ rule, method }) => expectedAccess(rule, method, caller) === ADMITTED);
    expect(found.map(({ name }) => name).sort()).toEqual([...opened].sort());
  });

  it('the document names a key as a way in to these', () => {
    const named = calls.filter(({ operation }) => operation.security?.some((one) => 'api_key' in one));
    expect(named.map(({ name }) => name).sort()).toEqual([QUOTE, TEST_CLOCK, ...CHANGED_WITH_A_KEY].sort());
  });
});

describe('answers each caller as the rule says', () => {
  it.each(ROUTES.map(({ method, template }) => [method, template]))('%s %s', async (method, template) => {
    const rule = ACCESS_RULES[`${method} ${template}`]!;
    const expected = CALLERS.map((caller) => [caller, expectedAccess(rule, method, caller)]);
    expect(Object.fromEntries(await outcomes(method, template, rule))).toEqual(Object.fromEntries(expected));
  });
});
