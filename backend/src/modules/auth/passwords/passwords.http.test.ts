import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts, PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { mailedRecovery } from '../../../testing/recorders.js';

const NEXT = 'Nova-Porca-8!';
const OURS = { 'x-requested-with': 'XMLHttpRequest' };

let app: TestApp;
let email: string;
let people = 0;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await forgetAccounts(app.database);
  email = `person${(people += 1)}@example.com`;
  await app.call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { email, token: '123456' } });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', `/api/v1/users/${path}`, { body, headers });

async function signIn(password = PASSWORD) {
  const body = new URLSearchParams({ username: email, password });
  const answer = await app.call('POST', '/api/v1/users/login', { body, headers: OURS });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return {
    answer,
    cookie: cookies.join('; '),
    authorization: `Bearer ${answer.body['access_token'] as string}`,
  };
}

/** Makes an API key of the account, and returns a call with it. */
async function keyOf(authorization: string) {
  const { body } = await app.call('POST', '/api/v1/users/me/api-keys', {
    body: { name: 'My bot', scopes: ['buy'] },
    headers: { authorization },
  });
  const headers = { 'x-api-key': body['key'] as string };
  return async () => (await app.call('GET', '/api/v1/users/me', { headers })).status;
}

describe('the API keys of an account', () => {
  it('are told to the owner by mail when they are made', async () => {
    const { authorization } = await signIn();
    await keyOf(authorization);
    const { subject, text } = app.mailer.lastTo(email);
    expect(subject).toBe('Nova chave de API na sua conta');
    expect(text).toContain('“My bot”');
    expect(text).toContain('/secure-account?token=');
  });

  it('are dead after a reset of the password, and the activity tells so', async () => {
    const useKey = await keyOf((await signIn()).authorization);
    expect(await useKey()).toBe(200);
    await post('forgot-password', { email });
    const { token } = mailedRecovery(app.mailer.lastTo(email));
    expect(await post('reset-password', { token, new_password: NEXT })).toMatchObject({ status: 200 });
    expect(await useKey()).toBe(401);
    const { authorization } = await signIn(NEXT);
    const activity = await app.call('GET', '/api/v1/users/me/activity', { headers: { authorization } });
    expect(JSON.stringify(activity.body)).toContain('api_key_revoked');
  });

  it('are dead after a mailed password was replaced', async () => {
    const useKey = await keyOf((await signIn()).authorization);
    await post('forgot-password', { email });
    const { authorization } = await signIn(mailedRecovery(app.mailer.lastTo(email)).temporaryPassword);
    const changed = await post('change-required-password', { new_password: NEXT }, { authorization });
    expect(changed.status).toBe(200);
    expect(await useKey()).toBe(401);
  });

  it.each([
    [{}, 401],
    [{ revoke_api_keys: true }, 401],
    [{ revoke_api_keys: false }, 200],
  ])('after a change of the password with %j answer %i', async (choice, status) => {
    const { authorization } = await signIn();
    const useKey = await keyOf(authorization);
    const body = { current_password: PASSWORD, new_password: NEXT, ...choice };
    expect(await post('change-password', body, { authorization })).toMatchObject({ status: 200 });
    expect(await useKey()).toBe(status);
  });
});

describe('POST /users/forgot-password', () => {
  it('answers known and unknown addresses alike', async () => {
    const answers = [
      await post('forgot-password', { email }),
      await post('forgot-password', { email: 'x@y.co' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it.each([
    [{}, 'Email é obrigatório'],
    [{ email: 'ana@' }, 'Email deve ter um formato válido'],
  ])('answers %j with 422', async (body, text) => {
    expect(await post('forgot-password', body)).toMatchObject({
      status: 422,
      body: { detail: { fields: { email: text } } },
    });
  });
});

describe('the way back in', () => {
  it('leads from the mailed password over the required change into the app', async () => {
    await post('forgot-password', { email });
    const { temporaryPassword } = mailedRecovery(app.mailer.lastTo(email));
    const { answer, cookie } = await signIn(temporaryPassword);
    expect(answer.body).toMatchObject({ must_change_password: true });
    const closed = await app.call('GET', '/api/v1/users/me/sessions', { headers: { cookie } });
    expect(closed).toMatchObject({ status: 403, body: { detail: { code: 'PASSWORD_CHANGE_REQUIRED' } } });
    const me = await app.call('GET', '/api/v1/users/me', { headers: { cookie } });
    expect(me).toMatchObject({ status: 200, body: { must_change_password: true } });

    const headers = { ...OURS, cookie };
    for (const [next, code, message] of [
      [
        temporaryPassword,
        'SAME_PASSWORD',
        'A nova senha não pode ser igual à senha temporária atual. Use uma senha diferente.',
      ],
      ['aB1!', 'WEAK_PASSWORD', 'A senha deve ter pelo menos 8 caracteres.'],
      ['abcdefg1!', 'WEAK_PASSWORD', 'Senha deve conter pelo menos uma letra maiúscula'],
    ] as const) {
      expect(await post('change-required-password', { new_password: next }, headers)).toMatchObject({
        status: 400,
        body: { detail: { code, message, fields: { new_password: message } } },
      });
    }
    const changed = await post('change-required-password', { new_password: NEXT }, headers);
    expect(changed).toMatchObject({ status: 200, body: { must_change_password: false } });
    const fresh = { authorization: `Bearer ${changed.body['access_token'] as string}` };
    expect(await app.call('GET', '/api/v1/users/me/sessions', { headers: fresh })).toMatchObject({
      status: 200,
    });
    expect(changed.headers.getSetCookie()).toEqual([expect.stringMatching(/^torpedo_session=[\w-]{43};/)]);
  });

  it('leads over the mailed link', async () => {
    await post('forgot-password', { email });
    const { token } = mailedRecovery(app.mailer.lastTo(email));
    const body = { token, new_password: NEXT };
    const key = { 'idempotency-key': 'b6f0b7a0-9d2e-4a43-8f0a-0f6f3f1f5b11' };
    const first = await post('reset-password', body, key);
    expect(first).toMatchObject({ status: 200, body: { message: expect.any(String) as string } });
    expect((await post('reset-password', body, key)).text).toBe(first.text);
    expect(await post('reset-password', body)).toMatchObject({
      status: 400,
      body: {
        detail: { code: 'INVALID_TOKEN', message: 'Token inválido ou expirado. Solicite um novo token.' },
      },
    });
    expect((await signIn(NEXT)).answer.status).toBe(200);
  });

  it('is closed after an hour', async () => {
    await post('forgot-password', { email });
    const { token } = mailedRecovery(app.mailer.lastTo(email));
    app.clock.advance({ minutes: 60 });
    expect(await post('reset-password', { token, new_password: NEXT })).toMatchObject({
      status: 401,
      body: { detail: { code: 'TOKEN_EXPIRED', message: 'Token expirado. Solicite um novo token.' } },
    });
  });

  it.each([
    [{ new_password: NEXT }, { token: 'Token é obrigatório' }],
    [{ token: '', new_password: NEXT }, { token: 'Token é obrigatório' }],
    [{ token: '12345', new_password: NEXT }, { token: 'Token deve ter pelo menos 6 caracteres' }],
    [{ token: 'x'.repeat(256), new_password: NEXT }, { token: 'Token deve ter no máximo 255 caracteres' }],
    [{ token: '123456' }, { new_password: 'Senha é obrigatória' }],
    [{ token: '123456', new_password: 'aB1!' }, { new_password: 'Senha deve ter pelo menos 8 caracteres' }],
  ])('answers %j with 422', async (body, fields) => {
    expect(await post('reset-password', body)).toMatchObject({ status: 422, body: { detail: { fields } } });
  });
});

describe('POST /users/change-password', () => {
  const change = (current_password: string, new_password: string, headers: Record<string, string>) =>
    post('change-password', { current_password, new_password }, headers);

  it('answers a new token and sets a new cookie, and neither of the old ones is good any more', async () => {
    const { cookie, authorization } = await signIn();
    const changed = await change(PASSWORD, 'Nova-Porca-8', { ...OURS, cookie, authorization });
    expect(changed).toMatchObject({ status: 200, body: { access_token: expect.any(String) as string } });
    expect(changed.headers.getSetCookie()).toHaveLength(1);
    const old: Record<string, string>[] = [{ cookie }, { authorization }];
    for (const headers of old) {
      expect(await app.call('GET', '/api/v1/users/me', { headers })).toMatchObject({ status: 401 });
    }
  });

  it.each([
    ['Wrong-Porca-7!', NEXT, 'INVALID_PASSWORD', 'Senha atual incorreta.'],
    [PASSWORD, PASSWORD, 'SAME_PASSWORD', 'Nova senha deve ser diferente da atual'],
    [PASSWORD, 'abcdefgH1', 'WEAK_PASSWORD', 'Senha deve conter pelo menos um caractere especial'],
  ])('answers from %j to %j with 400 %s', async (current, next, code, message) => {
    const { authorization } = await signIn();
    expect(await change(current, next, { authorization })).toMatchObject({
      status: 400,
      body: { detail: { code, message } },
    });
  });

  it('asks for a session, and the required change for one that has to', async () => {
    expect(await change(PASSWORD, NEXT, OURS)).toMatchObject({ status: 401 });
    expect(await post('change-required-password', { new_password: NEXT }, OURS)).toMatchObject({
      status: 401,
    });
    const { authorization } = await signIn();
    expect(await post('change-required-password', { new_password: NEXT }, { authorization })).toMatchObject({
      status: 403,
    });
  });
});

describe('POST /users/secure-account', () => {
  it('answers an unknown token with 400 in the reader’s language', async () => {
    const headers = { 'accept-language': 'en' };
    expect(await post('secure-account', { token: 'nobody-mailed-this' }, headers)).toMatchObject({
      status: 400,
      body: { detail: { code: 'INVALID_TOKEN', message: 'Invalid or expired token. Ask for a new one.' } },
    });
    expect(await post('secure-account', {})).toMatchObject({ status: 422 });
  });

  it('shuts the account of the mailed one', async () => {
    await signIn();
    await signIn();
    const token = /secure-account\?token=([\w-]+)/.exec(app.mailer.lastTo(email).text)?.[1];
    expect(await post('secure-account', { token })).toMatchObject({ status: 200 });
    expect((await signIn()).answer.status).toBe(401);
  });
});
