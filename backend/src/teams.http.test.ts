import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PurchaseDto, ValidatePurchaseDto } from './modules/activations/purchase.dto.js';
import type { WalletTransactionsDto } from './modules/activations/orders/statement.dto.js';
import type { CreatedApiKeyDto, ApiKeysDto } from './modules/auth/api-keys/api-key.dto.js';
import type { TeamDetailDto, TeamInvitationDto, TeamsDto } from './modules/auth/teams/team.dto.js';
import { documentedRoutes } from './testing/documented-answers.js';
import { ActivationWorld, type Customer } from './testing/activation-world.js';

const TEAMS = '/api/v1/teams';

interface Refusal {
  detail: { code: string } & Record<string, unknown>;
}

let world: ActivationWorld;
let ana: Customer;
let caio: Customer;
let price: number;

beforeAll(async () => {
  world = await ActivationWorld.open();
  price = Math.round(world.price * 100);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance({ minutes: 45 });
  ana = await world.customer({ cents: 20_000 });
  caio = await world.customer({ cents: 0 });
  await ana.call('POST', TEAMS, { body: { name: 'Loja do Bairro' } });
});

const emailOf = async (who: Customer) =>
  (await who.call<{ email: string }>('GET', '/api/v1/users/me')).body.email;

const invite = async (who: Customer, terms: object = {}) =>
  ana.call<TeamInvitationDto & Refusal>('POST', `${TEAMS}/${ana.userId}/invitations`, {
    body: { email: await emailOf(who), role: 'buyer', ...terms },
  });

/** The token in the newest mail to somebody. */
function tokenMailedTo(who: Customer): string {
  const mail = world.app.mailer.mails.findLast(({ to }) => to === mailed.get(who.userId));
  return /team\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const mailed = new Map<string, string>();

async function join(who: Customer, terms: object = {}): Promise<void> {
  mailed.set(who.userId, await emailOf(who));
  await invite(who, terms);
  const { status, body } = await who.call('POST', `${TEAMS}/invitations/accept`, {
    body: { token: tokenMailedTo(who) },
  });
  expect([status, body]).toMatchObject([200, { account_id: ana.userId, name: 'Loja do Bairro' }]);
}

const onTeam = () => ({ 'x-account': ana.userId });
const buyFor = (who: Customer, order: object = {}, headers: Record<string, string> = {}) =>
  who.buy<PurchaseDto & Refusal>({ user_id: ana.userId, ...order }, { ...onTeam(), ...headers });
const team = async (who = ana) => (await who.call<TeamDetailDto>('GET', `${TEAMS}/${ana.userId}`)).body;
const person = async (who: Customer) => (await team()).people.find(({ user_id }) => user_id === who.userId)!;
const limit = (cents: number | null, more: object = {}) =>
  ana.call<TeamDetailDto & Refusal>('PATCH', `${TEAMS}/${ana.userId}/members/${caio.userId}`, {
    body: { role: 'buyer', monthly_budget_cents: cents, warns_owner: true, ...more },
  });

describe('an invitation', () => {
  it('is mailed, read and accepted by the person of that address alone', async () => {
    mailed.set(caio.userId, await emailOf(caio));
    const { status, body } = await invite(caio, { monthly_budget_cents: 5_000 });
    expect([status, body]).toMatchObject([201, { role: 'buyer', monthly_budget_cents: 5_000 }]);
    expect((await team()).invitations).toEqual([body]);
    const token = { token: tokenMailedTo(caio) };
    const stranger = await world.customer();
    const refused = await stranger.call<Refusal>('POST', `${TEAMS}/invitations/accept`, { body: token });
    expect([refused.status, refused.body.detail.code]).toEqual([403, 'INVITATION_OF_ANOTHER']);
    const offer = await caio.call('POST', `${TEAMS}/invitations/view`, { body: token });
    expect(offer.body).toMatchObject({ team_name: 'Loja do Bairro', role: 'buyer', currency: 'BRL' });
    await caio.call('POST', `${TEAMS}/invitations/accept`, { body: token });
    expect((await caio.call<TeamsDto>('GET', TEAMS)).body.teams).toEqual([
      { account_id: ana.userId, name: 'Loja do Bairro', currency: 'BRL', role: 'buyer' },
    ]);
    expect(await person(caio)).toMatchObject({ monthly_budget_cents: 5_000, spent_cents: 0 });
    expect((await team()).invitations).toEqual([]);
    const again = await caio.call<Refusal>('POST', `${TEAMS}/invitations/accept`, { body: token });
    expect(again.body.detail.code).toBe('INVALID_TOKEN');
  });

  it('ends after a week, when it is withdrawn, and when another one takes its place', async () => {
    mailed.set(caio.userId, await emailOf(caio));
    const accept = (token: string) =>
      caio.call<Refusal>('POST', `${TEAMS}/invitations/accept`, { body: { token } });
    await invite(caio);
    const first = tokenMailedTo(caio);
    const { body: second } = await invite(caio, { role: 'viewer' });
    expect((await accept(first)).body.detail.code).toBe('INVALID_TOKEN');
    expect((await team()).invitations).toMatchObject([{ role: 'viewer' }]);
    await ana.call('DELETE', `${TEAMS}/${ana.userId}/invitations/${second.id}`);
    expect((await accept(tokenMailedTo(caio))).body.detail.code).toBe('INVALID_TOKEN');
    await invite(caio);
    world.clock.advance({ days: 7, seconds: 1 });
    expect((await accept(tokenMailedTo(caio))).body.detail.code).toBe('INVALID_TOKEN');
  });

  it('is refused to the owner, to a member, and beyond twenty people', async () => {
    await join(caio);
    expect((await invite(caio)).body.detail.code).toBe('ALREADY_A_MEMBER');
    expect((await invite(ana)).body.detail.code).toBe('ALREADY_A_MEMBER');
    const address = (n: number) => ({ email: `person${n}@example.com` });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => invite(caio, address(n))));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.detail)).toMatchObject([
      { code: 'TEAM_FULL', maximum: 20 },
      { code: 'TEAM_FULL', maximum: 20 },
    ]);
    expect((await invite(caio, address(answers.findIndex(({ status }) => status === 201)))).status).toBe(201);
  });
});

describe('a buyer', () => {
  beforeEach(() => join(caio));

  it('buys with the wallet of the team, and reads the codes of its numbers', async () => {
    const { body } = await buyFor(caio);
    expect(body.successful_numbers).toBe(1);
    expect([(await ana.wallet()).held, (await caio.wallet()).held]).toEqual([price, 0]);
    const number = body.successful_transactions[0]!;
    await world.smsArrives(number);
    await world.tick();
    const read = await caio.call('GET', `/sms-activate/activation/${number.activation_id}`, {
      headers: onTeam(),
    });
    expect(read.body).toMatchObject({ status: 'COMPLETED' });
    expect((await caio.call('GET', `/sms-activate/activation/${number.activation_id}`)).status).toBe(404);
    expect([await person(caio), await team()]).toMatchObject([
      { spent_cents: price, numbers: 1 },
      { spent_cents: price, numbers: 1 },
    ]);
  });

  it('has as many numbers open as everybody, beside those of the others', async () => {
    expect((await ana.buy({ quantity: 2 })).body.successful_numbers).toBe(2);
    expect((await buyFor(caio, { quantity: 2 })).body.successful_numbers).toBe(2);
    const third = await buyFor(caio);
    expect(third.body.detail).toMatchObject({ code: 'LIMIT_REACHED', max: 2, used: 2 });
    expect((await ana.buy<Refusal>()).body.detail.code).toBe('LIMIT_REACHED');
    expect((await ana.transactions()).slots).toEqual({ used: 2, max: 2 });
    const own = await caio.call('GET', `/batch/user-transactions/${ana.userId}`, { headers: onTeam() });
    expect(own.body).toMatchObject({ slots: { used: 2, max: 2 }, active_transactions: { length: 4 } });
  });

  it('spends up to the limit of the month, is told so before a purchase, and has the whole limit again in the next month', async () => {
    await limit(2 * price - 1);
    expect((await buyFor(caio)).body.successful_numbers).toBe(1);
    const refused = await buyFor(caio);
    expect([refused.status, refused.body.detail]).toMatchObject([
      403,
      { code: 'TEAM_BUDGET_EXCEEDED', budget_cents: 2 * price - 1, spent_cents: price, currency: 'BRL' },
    ]);
    // This is midnight in São Paulo on the first day of the next month.
    expect(refused.body.detail['resets_at']).toMatch(/-01T03:00:00[.]000Z$/);
    await limit(price);
    const quote = { service_code: 'wa', country_code: 'BR', quantity: 1 };
    const asked = await caio.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', {
      body: quote,
      headers: onTeam(),
    });
    expect(asked.body).toMatchObject({ is_valid: false, error_code: 'TEAM_BUDGET_EXCEEDED' });
    expect((await ana.buy()).body.successful_numbers).toBe(1);
    world.clock.set(new Date(String(refused.body.detail['resets_at'])));
    expect(await person(caio)).toMatchObject({ spent_cents: 0, monthly_budget_cents: price });
    expect((await buyFor(caio)).body.successful_numbers).toBe(1);
  });

  it('buys in the currency of the limit only', async () => {
    await limit(5_000);
    await ana.call('PATCH', '/api/v1/users/me', { body: { preferred_currency: 'USD' } });
    await world.credit(ana.userId, 5_000, 'USD');
    const refused = await buyFor(caio, { service_price: 1_000, currency: 'USD' });
    expect(refused.body.detail).toMatchObject({ code: 'TEAM_BUDGET_CURRENCY', currency: 'BRL' });
    await limit(5_000);
    expect((await buyFor(caio, { service_price: 1_000, currency: 'USD' })).body.successful_numbers).toBe(1);
  });

  it('never exceeds it, however many purchases come at once', async () => {
    await limit(2 * price - 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyFor(caio)));
    const numbers = answers.reduce((sum, { body }) => sum + (body.successful_numbers ?? 0), 0);
    expect([numbers, (await person(caio)).spent_cents, (await ana.wallet()).held]).toEqual([1, price, price]);
  });

  it('can spend again what comes back, also after leaving and joining again', async () => {
    const number = (await buyFor(caio)).body.successful_transactions[0]!;
    await ana.call('DELETE', `${TEAMS}/${ana.userId}/members/${caio.userId}`);
    await join(caio);
    expect(await person(caio)).toMatchObject({ spent_cents: price, numbers: 1 });
    world.clock.advance({ minutes: 21 });
    await world.tick();
    expect([await person(caio), await ana.wallet()]).toMatchObject([
      { spent_cents: 0, numbers: 0 },
      { held: 0, available: 20_000 },
    ]);
    expect(number.activation_id).toBeTruthy();
  });

  it('is answered once for a key, and never by the purchase of another person', async () => {
    const once = { 'idempotency-key': 'order-1' };
    const first = await buyFor(caio, {}, once);
    expect((await buyFor(caio, {}, once)).body).toEqual(first.body);
    const own = await ana.buy({}, once);
    expect(own.body.successful_transactions[0]?.activation_id).not.toBe(
      first.body.successful_transactions[0]?.activation_id,
    );
  });

  it('reads whose wallet it uses, with a key too, and nothing of its owner', async () => {
    const read = async (headers: Record<string, string>) =>
      (await caio.call('GET', '/api/v1/users/me/account', { headers })).body;
    const made = await caio.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'Robot', scopes: ['read'] },
      headers: onTeam(),
    });
    const teams = { account_id: ana.userId, currency: 'BRL', role: 'buyer' };
    expect([await read(onTeam()), await read({ 'x-api-key': made.body.key })]).toEqual([teams, teams]);
    expect(await read({})).toEqual({ account_id: caio.userId, currency: 'BRL', role: 'owner' });
  });

  it('may not touch what is the owner’s alone', async () => {
    const asked = [
      ['GET', '/api/v1/users/me'],
      ['PATCH', '/api/v1/users/me'],
      ['GET', '/api/v1/users/me/sessions'],
      ['POST', '/api/v1/wallets/checkout/pix/deposit'],
      ['GET', '/api/v1/payments/topups'],
      ['GET', '/api/v1/users/me/webhooks'],
    ] as const;
    for (const [method, path] of asked) {
      const { status, body } = await caio.call<Refusal>(method, path, { headers: onTeam() });
      expect([path, status, body.detail?.code]).toEqual([path, 403, 'TEAM_ROLE']);
    }
    const other = { 'x-account': (await world.customer()).userId };
    const { body } = await caio.call<Refusal>('GET', '/api/v1/wallets/BRL/balance', { headers: other });
    expect(body.detail.code).toBe('NOT_A_MEMBER');
    expect((await limit(null)).status).toBe(200);
    const raised = await caio.call<Refusal>('PATCH', `${TEAMS}/${ana.userId}/members/${caio.userId}`, {
      body: { role: 'buyer', monthly_budget_cents: null, warns_owner: false },
    });
    expect(raised.body.detail.code).toBe('TEAM_ROLE');
    expect((await team(caio)).people.map(({ user_id }) => user_id)).toEqual([caio.userId]);
  });

  it('makes keys that spend the same limit and go with the member', async () => {
    await limit(price);
    const made = await caio.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'Robot', scopes: ['buy'] },
      headers: onTeam(),
    });
    expect(made.body).toMatchObject({ member_name: await emailOf(caio) });
    const byKey = () =>
      caio.buy<PurchaseDto & Refusal>({ user_id: ana.userId }, { 'x-api-key': made.body.key });
    expect((await byKey()).body.successful_numbers).toBe(1);
    expect((await byKey()).body.detail.code).toBe('TEAM_BUDGET_EXCEEDED');
    expect((await buyFor(caio)).body.detail.code).toBe('TEAM_BUDGET_EXCEEDED');
    const keys = async (who: Customer, headers = {}) =>
      (await who.call<ApiKeysDto>('GET', '/api/v1/users/me/api-keys', { headers })).body.api_keys.length;
    expect([await keys(ana), await keys(caio, onTeam()), await keys(caio)]).toEqual([1, 1, 0]);
    await ana.call('DELETE', `${TEAMS}/${ana.userId}/members/${caio.userId}`);
    expect((await byKey()).body.detail.code).toBe('INVALID_API_KEY');
    expect(await keys(ana)).toBe(0);
  });

  it('warns the owner by mail once a month when 80 % is spent', async () => {
    await limit(2 * price);
    await buyFor(caio);
    await world.app.runLoop('team-warnings');
    const mails = async () => {
      const address = await emailOf(ana);
      return world.app.mailer.mails.filter(({ to, subject }) => to === address && /limite/.test(subject));
    };
    expect(await mails()).toHaveLength(0);
    await buyFor(caio);
    await world.app.runLoop('team-warnings');
    await world.app.runLoop('team-warnings');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `${await emailOf(caio)} está perto do limite do mês`,
    ]);
  });
});

describe('a viewer', () => {
  beforeEach(() => join(caio, { role: 'viewer' }));

  it('reads balance and statement, with who bought each number, and nothing else', async () => {
    const julia = await world.customer({ cents: 0 });
    await join(julia);
    await buyFor(julia);
    await ana.buy();
    const read = async (query = '') =>
      (
        await caio.call<WalletTransactionsDto>('GET', `/api/v1/wallets/BRL/transactions${query}`, {
          headers: onTeam(),
        })
      ).body.transactions;
    const names = (rows: WalletTransactionsDto['transactions']) =>
      rows.map(({ order }) => (order?.type === 'sms_number' ? order.member?.name : undefined));
    expect(names(await read())).toEqual([await emailOf(ana), await emailOf(julia), undefined]);
    expect(names(await read(`?member=${julia.userId}`))).toEqual([await emailOf(julia)]);
    const balance = await caio.call('GET', '/api/v1/wallets/BRL/balance', { headers: onTeam() });
    expect(balance.body).toMatchObject({ held_cents: 2 * price });
    for (const path of [`/batch/user-transactions/${ana.userId}`, '/api/v1/orders/my-orders']) {
      const { body } = await caio.call<Refusal>('GET', path, { headers: onTeam() });
      expect(body.detail.code).toBe('TEAM_ROLE');
    }
    expect((await buyFor(caio)).body.detail.code).toBe('TEAM_ROLE');
  });
});

describe.each([
  ['buyer', /for a member who may buy|for any member/],
  ['viewer', /for any member/],
])('on the account of the team a %s', (role, allowed) => {
  it('reaches what the document says, and nothing else', async () => {
    await join(caio, { role });
    const reached = documentedRoutes().filter(({ operation }) => operation.security?.length);
    for (const { method, template, operation } of reached) {
      const path = template.replace('{currency}', 'BRL').replaceAll(/\{\w+\}/g, ana.userId);
      const isAllowed = operation.parameters?.some(
        ({ name, description = '' }) => name === 'X-Account' && allowed.test(description),
      );
      const body = method === 'GET' ? undefined : {};
      const answer = await caio.call<Refusal | null>(method, path, { body, headers: onTeam() });
      expect([method, template, answer.body?.detail?.code === 'TEAM_ROLE']).toEqual([
        method,
        template,
        !isAllowed,
      ]);
    }
  });
});

describe('who is removed', () => {
  it('stops buying and hearing at once, and numbers in use end for the team as usual', async () => {
    await join(caio);
    const { body } = await buyFor(caio);
    const key = await caio.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'Robot', scopes: ['read'] },
      headers: onTeam(),
    });
    const socket = new WebSocket(`${world.app.url.replace('http', 'ws')}/ws/${ana.userId}`, {
      headers: { 'x-api-key': key.body.key },
    });
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await caio.call('DELETE', `${TEAMS}/${ana.userId}/members/${caio.userId}`);
    await closed;
    expect((await buyFor(caio)).body.detail.code).toBe('NOT_A_MEMBER');
    const number = body.successful_transactions[0]!;
    await world.smsArrives(number);
    await world.tick();
    const read = await ana.call('GET', `/sms-activate/activation/${number.activation_id}`);
    expect(read.body).toMatchObject({ status: 'COMPLETED' });
  });

  it('with the closed team has the own wallet only, and a new team of the account counts on', async () => {
    await join(caio);
    await buyFor(caio);
    await ana.call('DELETE', `${TEAMS}/${ana.userId}`);
    expect((await caio.call<TeamsDto>('GET', TEAMS)).body.teams).toEqual([]);
    expect((await buyFor(caio)).body.detail.code).toBe('NOT_A_MEMBER');
    await ana.call('POST', TEAMS, { body: { name: 'Loja do Bairro' } });
    await join(caio);
    world.clock.advance({ minutes: 21 });
    await world.tick();
    expect([await person(caio), (await ana.wallet()).held]).toMatchObject([{ spent_cents: 0 }, 0]);
  });

  it('with a deleted account is no member any more, and the owner’s deletion ends the team', async () => {
    await join(caio);
    const password = 'Correta-Porca-7!';
    const gone = await caio.call('DELETE', '/api/v1/users/me', { body: { password } });
    expect([gone.status, (await team()).people.length]).toEqual([200, 1]);
    const julia = await world.customer({ cents: 0 });
    await join(julia);
    await ana.call('DELETE', '/api/v1/users/me', {
      body: { password, given_up_balances: [{ currency: 'BRL', balance_cents: 20_000 }] },
    });
    expect((await julia.call<TeamsDto>('GET', TEAMS)).body.teams).toEqual([]);
  });
});
