import type { Request } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';

let app: TestApp;
let headers: { authorization: string };

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

let people = 0;
beforeEach(async () => {
  await forgetAccounts(app.database);
  headers = await signedInCustomer(app, `person${(people += 1)}@example.com`);
});

const patch = (path: string, body: unknown, over: Record<string, string> = {}) =>
  app.call('PATCH', path, { body, headers: { ...headers, ...over } });

const MARIA = {
  full_name: 'Maria da Silva',
  phone_number: '(11) 98765-4321',
  birth_date: '1990-03-07',
  cpf: '529.982.247-25',
};

describe('PATCH /users/me/profile', () => {
  it('stores what the owner says and answers the account', async () => {
    const answer = await patch('/api/v1/users/me/profile', { ...MARIA, avatar_url: null });
    const profile = {
      full_name: 'Maria da Silva',
      phone_number: '11987654321',
      birth_date: '1990-03-07',
      cpf: '52998224725',
      avatar_url: null,
    };
    expect([answer.status, answer.body]).toMatchObject([200, { profile }]);
    expect((await app.call('GET', '/api/v1/users/me', { headers })).body).toEqual(answer.body);
    const { body } = await app.call('GET', '/api/v1/users/me/activity', { headers });
    expect(body).toMatchObject({ activities: [{ kind: 'profile_changed' }, { kind: 'signed_in' }, {}, {}] });
  });

  it('changes what is named, clears what is null, leaves the rest', async () => {
    await patch('/api/v1/users/me/profile', MARIA);
    const answer = await patch('/api/v1/users/me/profile', { full_name: 'Maria Souza', cpf: null });
    expect(answer.body).toMatchObject({
      profile: { full_name: 'Maria Souza', cpf: null, phone_number: '11987654321', birth_date: '1990-03-07' },
    });
  });

  it.each([
    ['pt', 'CPF inválido', 'Telefone inválido', 'Data de nascimento inválida'],
    ['en', 'Invalid CPF', 'Invalid phone number', 'Invalid date of birth'],
    ['es', 'CPF inválido', 'Teléfono inválido', 'Fecha de nacimiento inválida'],
  ])('names every wrong field in %s, and stores nothing', async (language, cpf, phone_number, birth_date) => {
    const wrong = { ...MARIA, cpf: '529.982.247-24', phone_number: '123', birth_date: '2090-01-01' };
    const answer = await patch('/api/v1/users/me/profile', wrong, { 'accept-language': language });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { code: 'VALIDATION_ERROR', fields: { cpf, phone_number, birth_date } } },
    ]);
    const { body } = await app.call('GET', '/api/v1/users/me', { headers });
    expect(body).toMatchObject({ profile: { full_name: null, cpf: null } });
  });

  it('takes no e-mail address', async () => {
    const answer = await patch('/api/v1/users/me/profile', { email: 'other@example.com' });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { email: 'Campo desconhecido' } } },
    ]);
  });
});

describe('PATCH /users/me', () => {
  it('lets the session pay in the new currency at once', async () => {
    expect((await patch('/api/v1/users/me', { preferred_currency: 'USD' })).body).toMatchObject({
      preferred_language: 'pt-BR',
      preferred_currency: 'USD',
    });
    const session = await app.container.authenticator.authenticate({ headers } as Request);
    expect(session?.currency).toBe('USD');
  });

  it.each([{ preferred_currency: 'GBP' }, { preferred_language: 'fr' }])('refuses %j', async (body) => {
    const answer = await patch('/api/v1/users/me', body);
    const [field] = Object.keys(body);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { [field!]: 'Valor não permitido' } } },
    ]);
  });
});
