import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/http/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import {
  forgetAccounts,
  PASSWORD,
  testAuthServices,
  type TestAuthServices,
} from '../../../testing/auth-services.js';
import { mailedRecovery } from '../../../testing/recorders.js';
import type { SignedIn } from '../sign-in/session-opener.js';

const EMAIL = 'maria@example.com';
const ORIGIN = { ipAddress: '203.0.113.9', userAgent: 'test browser' };
const NEXT = 'Nova-Porca-8';

let database: TestDatabase;
let auth: TestAuthServices;
let signedIn: SignedIn;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  await auth.register();
  await auth.verify();
  signedIn = await auth.signIn();
  auth.mailer.clear();
});

const bearer = (token: string) => auth.authenticator.fromBearer(token);
const changer = async () => ({
  actor: (await bearer(signedIn.answer.access_token)) as Actor,
  origin: ORIGIN,
});
const change = async (current: string, next: string) =>
  auth.passwordChange.change(await changer(), { current, next, revokesApiKeys: true });
const cookieOf = (token: string) => `torpedo_session=${token}`;

describe('changing the password', () => {
  it('ends all other sessions and goes on with new secrets, the old ones dead', async () => {
    const other = await auth.signIn();
    const renewed = await change(PASSWORD, NEXT);

    expect(await bearer(other.answer.access_token)).toBeNull();
    expect(await bearer(signedIn.answer.access_token)).toBe('expired');
    expect(await auth.authenticator.fromCookie(cookieOf(signedIn.sessionToken))).toBeNull();
    const same = { sessionId: signedIn.session.id, mustChangePassword: false };
    expect(await bearer(renewed.answer.access_token)).toMatchObject(same);
    expect(await auth.authenticator.fromCookie(cookieOf(renewed.sessionToken))).toMatchObject(same);
    expect(auth.events.ofType('session_ended')).toEqual([
      expect.objectContaining({ fields: { session_id: other.session.id } }),
    ]);
  });

  it('lets the new one in and the old one no more, and mails the owner', async () => {
    await change(PASSWORD, NEXT);
    expect(auth.mailer.lastTo(EMAIL).subject).toBe('Sua senha foi alterada');
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(auth.signIn({ password: NEXT })).resolves.toBeDefined();
  });

  it('takes the ways back away that were mailed before', async () => {
    await auth.passwordRecovery.forgot({
      email: EMAIL,
      language: 'pt',
      network: '203.0.113.9',
      origin: ORIGIN,
    });
    const { temporaryPassword } = mailedRecovery(auth.mailer.lastTo(EMAIL));
    await change(PASSWORD, NEXT);
    await expect(auth.signIn({ password: temporaryPassword })).rejects.toThrow();
  });

  it.each([
    ['Wrong-Porca-7!', NEXT, 'INVALID_PASSWORD', undefined],
    [PASSWORD, PASSWORD, 'SAME_PASSWORD', 'new_password_same'],
    [PASSWORD, '', 'WEAK_PASSWORD', 'password_required'],
    [PASSWORD, 'aB1#', 'WEAK_PASSWORD', 'password_too_short'],
    [PASSWORD, 'abcdefgH1', 'WEAK_PASSWORD', 'password_no_symbol'],
    [PASSWORD, 'Senha@123', 'WEAK_PASSWORD', 'password_common'],
  ])('refuses from %j to %j with %s', async (current, next, code, text) => {
    await expect(change(current, next)).rejects.toMatchObject({ code, ...(text && { text }) });
    await expect(auth.signIn()).resolves.toBeDefined();
  });

  it('lets nobody with a stolen session guess the current one', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(change('Wrong-Porca-7!', NEXT)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
    }
    await expect(change(PASSWORD, NEXT)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it('is done by one of two who do it at once', async () => {
    const outcomes = await Promise.allSettled([change(PASSWORD, NEXT), change(PASSWORD, `${NEXT}9`)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the change after a temporary password', () => {
  let temporaryPassword: string;

  beforeEach(async () => {
    await auth.passwordRecovery.forgot({
      email: EMAIL,
      language: 'pt',
      network: '203.0.113.9',
      origin: ORIGIN,
    });
    ({ temporaryPassword } = mailedRecovery(auth.mailer.lastTo(EMAIL)));
    signedIn = await auth.signIn({ password: temporaryPassword });
  });

  const changeRequired = async (next: string) => auth.passwordChange.changeRequired(await changer(), next);

  it('needs no current password and frees the session', async () => {
    const { answer } = await changeRequired('Nova-Porca-8!');
    expect(answer.must_change_password).toBe(false);
    expect(await bearer(answer.access_token)).toMatchObject({ mustChangePassword: false });
    await expect(auth.signIn({ password: 'Nova-Porca-8!' })).resolves.toBeDefined();
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it.each([
    ['SAME_PASSWORD', 'new_password_same_as_temporary', () => temporaryPassword],
    ['SAME_PASSWORD', 'new_password_same_as_temporary', () => PASSWORD],
    ['WEAK_PASSWORD', 'new_password_too_short', () => 'aB1!'],
    ['WEAK_PASSWORD', 'password_no_special', () => 'abcdefgH1#'],
  ])('refuses with %s (%s)', async (code, text, next) => {
    await expect(changeRequired(next())).rejects.toMatchObject({ code, text });
  });

  it('is closed to sessions of which no change is required', async () => {
    const { answer } = await changeRequired('Nova-Porca-8!');
    const free = { actor: (await bearer(answer.access_token)) as Actor, origin: ORIGIN };
    await expect(auth.passwordChange.changeRequired(free, 'Outra-Porca-9!')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
