import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMercadoPagoSimulator, type MercadoPagoSimulator } from './sandbox/mercado-pago/simulator.js';
import { ACCESS_RULES, type AccessRule } from './testing/access/access-rules.js';
import { AccessWorld } from './testing/access/access-world.js';
import { documentedRoutes } from './testing/documented-answers.js';
import { testClock } from './testing/index.js';

/** Maria, the customer of the examples. */
const MARIA = { id: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11', email: 'maria@example.com' };

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Documented {
  requestBody?: { content: Record<string, Media> };
  parameters?: { in: string; name: string; example?: unknown }[];
}

interface Call {
  name: string;
  method: string;
  template: string;
  rule: AccessRule;
  query: string;
  type: string;
  body: unknown;
}

function examplesOf({ requestBody, parameters = [] }: Documented): Pick<Call, 'query' | 'type' | 'body'>[] {
  const shown = parameters.filter(({ in: place, example }) => place === 'query' && example !== undefined);
  const query = new URLSearchParams(
    Object.fromEntries(shown.map(({ name, example }) => [name, String(example)])),
  ).toString();
  if (!requestBody) return [{ query, type: '', body: undefined }];
  return Object.entries(requestBody.content).flatMap(([type, { example, examples = {} }]) =>
    [example, ...Object.values(examples).map(({ value }) => value)]
      .filter((body) => body !== undefined)
      .map((body) => ({ query, type, body })),
  );
}

/** A call of every operation outside the back-office; uploads are left out, because their example is a file. */
const CALLS: Call[] = documentedRoutes().flatMap(({ method, template, operation }) => {
  const name = `${method} ${template}`;
  const rule = ACCESS_RULES[name];
  if (!rule || rule.to === 'ADMIN' || rule.to === 'staff') return [];
  return examplesOf(operation as Documented)
    .filter(({ type }) => type !== 'multipart/form-data')
    .map((example) => ({ name, method, template, rule, ...example }));
});

/** The answers to examples that name a secret, a code or a state that this customer does not have. */
const REFUSED: Readonly<Record<string, string>> = {
  'DELETE /api/v1/users/me': '409 BALANCE_LEFT',
  'DELETE /sms-activate/activation/{id}': '409 CANCEL_TOO_EARLY',
  'GET /api/v1/auth/device/{userCode}': '404 NOT_FOUND',
  'GET /api/v1/gateways/selection': '404 NOT_FOUND',
  'GET /ws/{userId}': '426 UPGRADE_REQUIRED',
  'POST /api/v1/alerts': '409 ALERT_NOT_NEEDED',
  'POST /api/v1/auth/callback': '404 NOT_FOUND',
  'POST /api/v1/auth/device/decision': '404 NOT_FOUND',
  'POST /api/v1/auth/device/token': '400 EXPIRED_TOKEN',
  'POST /api/v1/auth/second-step': '400 IDENTITY_SIGN_IN_FAILED',
  'POST /api/v1/auth/start': '404 NOT_FOUND',
  'POST /api/v1/notifications/test': '409 PUSH_NOT_SUBSCRIBED',
  'POST /api/v1/orders/{id}/case': '409 ACTIVATION_NOT_COMPLETED',
  'POST /api/v1/payments/topups/{id}/payouts': '409 PAYOUT_NOT_POSSIBLE',
  'POST /api/v1/teams/invitations/accept': '400 INVALID_TOKEN',
  'POST /api/v1/teams/invitations/view': '400 INVALID_TOKEN',
  'POST /api/v1/users/change-required-password': '403 FORBIDDEN',
  'POST /api/v1/users/me/two-factor/confirm': '400 INVALID_CONFIRMATION_CODE',
  'POST /api/v1/users/me/two-factor/disable': '409 TWO_FACTOR_OFF',
  'POST /api/v1/users/me/two-factor/recovery-codes': '409 TWO_FACTOR_OFF',
  'POST /api/v1/users/register': '409 EMAIL_ALREADY_REGISTERED',
  'POST /api/v1/users/reset-password': '400 INVALID_TOKEN',
  'POST /api/v1/users/secure-account': '400 INVALID_TOKEN',
  'POST /api/v1/users/verify-email': '400 INVALID_CODE',
  'POST /api/v1/webhooks/mercadopago': '401 INVALID_SIGNATURE',
  'POST /api/v1/webhooks/sms/{provider}': '401 INVALID_SIGNATURE',
  'POST /sms-activate/activation/{id}/another': '409 ACTIVATION_NOT_COMPLETED',
  'POST /sms-activate/activation/{id}/finish': '409 ACTIVATION_NOT_COMPLETED',
  'POST /sms-activate/activation/{id}/swap': '409 SWAP_NOT_AVAILABLE',
};

/** After these calls a new customer goes on, because the session has ended or a push would be sent. */
const ENDS_CUSTOMER = /password|subscribe$/;

let gateway: MercadoPagoSimulator;
let world: AccessWorld;
let customer: Awaited<ReturnType<AccessWorld['customer']>>;
beforeAll(async () => {
  gateway = await createMercadoPagoSimulator({ clock: testClock() });
  world = await AccessWorld.open(gateway.environment);
  customer = await world.customer();
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

async function outcomeOf({ method, template, rule, query, type, body }: Call): Promise<string> {
  const { owner, testKey } = customer;
  const id = rule.names ? await world.make(rule.names, customer) : owner.userId;
  const path = template
    .replace('{accountId}', owner.userId)
    .replace('{currency}', 'BRL')
    .replace('{provider}', 'primary')
    .replace('{userCode}', 'WDJB-MJHT')
    .replace(/\{\w+\}/, id);
  const own = JSON.stringify(body ?? null)
    .replaceAll(MARIA.id, owner.userId)
    .replaceAll(MARIA.email, owner.email);
  const sent = JSON.parse(own) as Record<string, string>;
  const answer = await world.call<{ detail?: { code?: string; fields?: object } } | null>(
    method,
    query ? `${path}?${query}` : path,
    {
      ...(body !== undefined && { body: type.includes('urlencoded') ? new URLSearchParams(sent) : sent }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(rule.to === 'test key' ? { 'x-api-key': testKey } : owner.bearer),
      },
    },
  );
  if (rule.endsSession || ENDS_CUSTOMER.test(template)) customer = await world.customer();
  if (answer.status < 300) return 'done';
  const { code, fields } = answer.body?.detail ?? {};
  return `${answer.status} ${code}${fields ? ` ${JSON.stringify(fields)}` : ''}`;
}

it('every example of a request does what it says, or names what only its own moment had', async () => {
  const outcomes: [string, string][] = [];
  for (const call of CALLS) outcomes.push([call.name, await outcomeOf(call)]);
  const refused = outcomes.filter(([, outcome]) => outcome !== 'done');
  expect(Object.fromEntries(refused)).toEqual(REFUSED);
});
