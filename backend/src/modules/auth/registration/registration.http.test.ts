import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts, PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(() => forgetAccounts(app.database));

let people = 0;
const newEmail = () => `person${(people += 1)}@example.com`;
const register = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/v1/users/register', { body, headers });
const verify = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/v1/users/verify-email', { body, headers });

describe('POST /users/register', () => {
  it('answers 201 with what was created', async () => {
    const email = newEmail();
    const answer = await register({
      email,
      password: PASSWORD,
      preferred_language: 'pt-BR',
      preferred_currency: 'BRL',
      profile: { cpf: '529.982.247-25' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String), email, is_email_verified: false });
  });

  it('answers 409 for an address that has an account, in the reader’s language', async () => {
    const body = { email: newEmail(), password: PASSWORD };
    await register(body);
    const answer = await register(body);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail: {
        code: 'EMAIL_ALREADY_REGISTERED',
        message: 'Este email já está cadastrado. Tente fazer login ou use outro email.',
      },
    });
  });

  it('answers the repetition of a lost answer with the same 201', async () => {
    const body = { email: newEmail(), password: PASSWORD };
    const headers = { 'idempotency-key': 'b6f0b7a0-9d2e-4a43-8f0a-0f6f3f1f5b11' };
    const first = await register(body, headers);
    const second = await register(body, headers);
    expect([second.status, second.text]).toEqual([201, first.text]);
  });

  const valid = { email: 'someone@example.com', password: PASSWORD };
  it.each([
    [{ password: PASSWORD }, 'email', 'Email é obrigatório'],
    [{ ...valid, email: '' }, 'email', 'Email é obrigatório'],
    [{ ...valid, email: ' ' }, 'email', 'Email deve ter um formato válido'],
    [{ ...valid, email: 'someone@' }, 'email', 'Email deve ter um formato válido'],
    [{ ...valid, email: `${'x'.repeat(250)}@example.com` }, 'email', 'Email deve ter um formato válido'],
    [{ ...valid, email: 'some\0one@example.com' }, 'email', 'Valor inválido'],
    [{ ...valid, email: { $ne: null } }, 'email', 'Email é obrigatório'],
    [{ email: valid.email }, 'password', 'Senha é obrigatória'],
    [{ ...valid, password: '' }, 'password', 'Senha é obrigatória'],
    [{ ...valid, password: 'aB1!' }, 'password', 'Senha deve ter pelo menos 8 caracteres'],
    [{ ...valid, password: 'AAAAAAA1!' }, 'password', 'Senha deve conter pelo menos uma letra minúscula'],
    [{ ...valid, password: 'aaaaaaa1!' }, 'password', 'Senha deve conter pelo menos uma letra maiúscula'],
    [{ ...valid, password: 'aaaaaaaA!' }, 'password', 'Senha deve conter pelo menos um número'],
    [
      { ...valid, password: 'aaaaaaaA1' },
      'password',
      'Senha deve conter pelo menos um caractere especial (@$!%*?&)',
    ],
    [{ ...valid, password: 'Senha@123' }, 'password', 'Esta senha é muito comum. Escolha outra.'],
    [{ ...valid, profile: { cpf: '52998224724' } }, 'profile.cpf', 'CPF inválido'],
    [{ ...valid, role: 'ADMIN' }, 'role', 'Campo desconhecido'],
    [{ ...valid, preferred_currency: 'GBP' }, 'preferred_currency', expect.any(String)],
    [{ ...valid, preferred_language: 'pt' }, 'preferred_language', expect.any(String)],
  ])('answers %j with 422 and the field’s text', async (body, field, message) => {
    const answer = await register(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: { code: 'VALIDATION_ERROR', fields: { [field]: message } } });
  });

  it('takes every spelling of one mailbox for the same account', async () => {
    await register({ ...valid, email: 'jo\u00e3o@example.com' });
    for (const email of ['jo\u0061\u0303o@example.com', 'JO\u00c3O@ｅｘａｍｐｌｅ.ＣＯＭ']) {
      expect(await register({ ...valid, email })).toMatchObject({
        status: 409,
        body: { detail: { code: 'EMAIL_ALREADY_REGISTERED' } },
      });
    }
  });

  it('says when to come back once an address was tried too often', async () => {
    const body = { email: newEmail(), password: PASSWORD };
    for (let attempt = 1; attempt <= 10; attempt += 1) await register(body);
    const answer = await register(body);
    expect([answer.status, answer.body]).toMatchObject([429, { detail: { code: 'RATE_LIMITED' } }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('POST /users/verify-email', () => {
  it('confirms with the mailed code, once', async () => {
    const email = newEmail();
    await register({ email, password: PASSWORD });
    expect(app.mailer.lastTo(email).text).toContain('123456');
    const answer = await verify({ token: '123456', email });
    expect([answer.status, answer.body]).toEqual([200, { message: expect.any(String) }]);
    expect(await verify({ token: '123456', email })).toMatchObject({ status: 400 });
  });

  it('answers a wrong code with 400 and a late one with 401', async () => {
    const email = newEmail();
    await register({ email, password: PASSWORD });
    const wrong = await verify({ token: '000000', email });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      {
        detail: { code: 'INVALID_CODE', message: 'Código inválido. Verifique o código recebido por email.' },
      },
    ]);
    app.clock.advance({ minutes: 15 });
    const late = await verify({ token: '123456', email }, { 'accept-language': 'en' });
    expect([late.status, late.body]).toEqual([
      401,
      { detail: { code: 'CODE_EXPIRED', message: 'Code expired. Ask for a new code.' } },
    ]);
  });

  it.each([
    [{ token: '123456' }, { email: 'Email é obrigatório' }],
    [{ email: 'a@b.co' }, { token: 'Informe o código recebido por e-mail' }],
    [{ email: 'a@b.co', token: '' }, { token: 'Informe o código recebido por e-mail' }],
    [{ email: 'a@b.co', token: '12345' }, { token: 'O código deve ter 6 dígitos' }],
    [{ email: 'a@b.co', token: 123456 }, { token: 'Informe o código recebido por e-mail' }],
  ])('answers %j with 422', async (body, fields) => {
    const answer = await verify(body);
    expect([answer.status, answer.body]).toMatchObject([422, { detail: { fields } }]);
  });
});

describe('POST /users/resend-verification', () => {
  it.each([
    ['pt', 'Se o e-mail existir e não estiver verificado, um novo código foi enviado.'],
    ['en', 'If the e-mail exists and is not verified, a new code was sent.'],
    ['es', 'Si el correo existe y no está verificado, se envió un código nuevo.'],
  ])('says the same in %s for known and unknown addresses', async (language, message) => {
    const email = newEmail();
    await register({ email, password: PASSWORD });
    for (const address of [email, newEmail()]) {
      const answer = await app.call('POST', '/api/v1/users/resend-verification', {
        body: { email: address },
        headers: { 'accept-language': language },
      });
      expect([answer.status, answer.body]).toEqual([200, { message }]);
    }
  });
});
