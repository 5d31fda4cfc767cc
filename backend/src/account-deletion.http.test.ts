import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from './platform/database/index.js';
import { ActivationWorld, type Customer } from './testing/activation-world.js';
import { PASSWORD } from './testing/auth-services.js';
import { faultsOf, NO_FAULTS } from './modules/wallet/ledger/testing/invariants.js';
import { tracesOf } from './testing/test-database.js';

const ME = '/api/v1/users/me';
const EMPTIED = [{ currency: 'BRL', balance_cents: 5_000 }];

let world: ActivationWorld;
let customer: Customer;

beforeAll(async () => void (world = await ActivationWorld.open()));
afterAll(() => world.close());
beforeEach(async () => void (customer = await world.customer()));

const sqlOf = () => world.app.database.db.sql;
const emailOf = async () => String((await customer.call('GET', ME)).body['email']);
const remove = (body: object) => customer.call('DELETE', ME, { body });
const removeWith = (over: object = {}) => remove({ password: PASSWORD, given_up_balances: EMPTIED, ...over });
const signIn = (email: string) =>
  world.app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
const setRole = (role: string) =>
  sqlOf().row(statement('test.deletion.role', 'SELECT account_set_role($1, $2)'), [customer.userId, role]);

describe('deleting an account', () => {
  it('ends it: session, cookie, keys and password', async () => {
    const email = await emailOf();
    const { body: key } = await customer.call<{ key: string }>('POST', `${ME}/api-keys`, {
      body: { name: 'My bot', scopes: ['read'] },
    });
    const answer = await removeWith();
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(await customer.call('GET', ME)).toMatchObject({ status: 401 });
    expect(await world.app.call('GET', ME, { headers: { 'x-api-key': key.key } })).toMatchObject({
      status: 401,
    });
    expect(await signIn(email)).toMatchObject({ status: 401 });
    const ended = world.events.ofType('session_ended').filter(({ userId }) => userId === customer.userId);
    expect(ended).toHaveLength(1);
  });

  it('frees the address for a new account, which knows nothing of the old one', async () => {
    const email = await emailOf();
    await removeWith();
    const body = { email, password: PASSWORD };
    const registered = await world.app.call<{ id: string }>('POST', '/api/v1/users/register', { body });
    expect(registered.status).toBe(201);
    expect(registered.body.id).not.toBe(customer.userId);
  });

  it('tells the owner by mail, in the account’s language', async () => {
    const email = await emailOf();
    await customer.call('PATCH', ME, { body: { preferred_language: 'es' } });
    await removeWith();
    expect(world.app.mailer.lastTo(email)).toMatchObject({ subject: 'Tu cuenta se eliminó' });
  });

  it('sends no farewell to an account that stays', async () => {
    world.app.mailer.clear();
    await remove({ password: PASSWORD });
    expect(world.app.mailer.mails).toEqual([]);
  });

  it('leaves no trace of the person in any table, and a ledger that adds up', async () => {
    const email = await emailOf();
    await customer.call('PATCH', `${ME}/profile`, {
      body: {
        full_name: 'Maria Aparecida Teste',
        phone_number: '(11) 98765-4321',
        birth_date: '1991-04-17',
        cpf: '529.982.247-25',
      },
    });
    const { body: made } = await customer.call<{ key: string }>('POST', `${ME}/api-keys`, {
      body: { name: 'Robô da Maria', scopes: ['buy'], dialect: true },
    });
    const order = { action: 'getNumber', service: 'wa', country: '73', userId: 'cliente-da-maria-7' };
    const asked = new URLSearchParams({ ...order, api_key: made.key });
    await fetch(`${world.app.url}/stubs/handler_api.php`, { method: 'POST', body: asked });
    const activation = (await customer.transactions()).active_transactions[0]!;
    await world.smsArrives(activation, 'Your WhatsApp code: 918-273');
    await world.tick();
    await customer.call('POST', `/sms-activate/activation/${activation.activation_id}/finish`);
    await world.app.call('POST', '/api/v1/users/resend-verification', { body: { email } });
    const needles = [
      email,
      'Maria Aparecida Teste',
      '987654321',
      '1991-04-17',
      '52998224725',
      'Robô da Maria',
      'cliente-da-maria-7',
      activation.phone_number.replace('+', ''),
      '918-273',
    ];
    for (const needle of needles) expect(await tracesOf(sqlOf(), needle)).not.toEqual([]);

    const { available } = await customer.wallet();
    const given_up_balances = [{ currency: 'BRL', balance_cents: available }];
    expect(await removeWith({ given_up_balances })).toMatchObject({ status: 200 });

    for (const needle of needles) expect([needle, await tracesOf(sqlOf(), needle)]).toEqual([needle, []]);
    expect(await customer.wallet()).toEqual({ available: 0, held: 0 });
    expect(await faultsOf(sqlOf(), [customer.userId])).toEqual(NO_FAULTS);
  });

  it('needs the password', async () => {
    expect(await remove({})).toMatchObject({
      status: 422,
      body: { detail: { fields: { password: expect.any(String) as string } } },
    });
    expect(await removeWith({ password: 'Wrong-Porca-7!' })).toMatchObject({
      status: 400,
      body: { detail: { code: 'INVALID_PASSWORD' } },
    });
    expect(await customer.call('GET', ME)).toMatchObject({ status: 200 });
  });

  it('waits until no activation is open and no money is held', async () => {
    await customer.activation();
    const { available, held } = await customer.wallet();
    const refused = await removeWith({ given_up_balances: [{ currency: 'BRL', balance_cents: available }] });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        detail: {
          code: 'ACCOUNT_IN_USE',
          open: [
            { kind: 'open_activations', count: 1 },
            { kind: 'held_money', currency: 'BRL', held_cents: held },
          ],
        },
      },
    ]);
    expect(await customer.call('GET', ME)).toMatchObject({ status: 200 });
  });

  it.each([
    [undefined],
    [[]],
    [[{ currency: 'BRL', balance_cents: 4_999 }]],
    [[{ currency: 'USD', balance_cents: 5_000 }]],
  ])(
    'shows the money that is left instead of taking it, unless exactly that is given up: %j',
    async (given_up_balances) => {
      const refused = await removeWith({ given_up_balances });
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { detail: { code: 'BALANCE_LEFT', balances: EMPTIED } },
      ]);
      expect(await customer.wallet()).toMatchObject({ available: 5_000 });
    },
  );

  it('does not happen to the last administrator', async () => {
    await setRole('ADMIN');
    expect(await removeWith()).toMatchObject({ status: 409, body: { detail: { code: 'LAST_ADMIN' } } });
    const first = customer;
    customer = await world.customer();
    await setRole('ADMIN');
    customer = first;
    expect(await removeWith()).toMatchObject({ status: 200 });
  });

  it('happens once, however often it is asked for at the same time', async () => {
    const answers = await Promise.all([removeWith(), removeWith(), removeWith()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await faultsOf(sqlOf(), [customer.userId])).toEqual(NO_FAULTS);
  });
});
