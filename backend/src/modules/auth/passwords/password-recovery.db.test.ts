import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import {
  brokenIdempotency,
  forgetAccounts,
  PASSWORD,
  testAuthServices,
  type TestAuthServices,
} from '../../../testing/auth-services.js';
import { mailedRecovery } from '../../../testing/recorders.js';

const EMAIL = 'maria@example.com';
const ORIGIN = { ipAddress: '203.0.113.9', userAgent: 'test browser' };
const NEXT = 'Nova-Porca-8!';

let database: TestDatabase;
let auth: TestAuthServices;

beforeAll(async () => void (database = await openTestDatabase({ poolSize: 8 })));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  await auth.register();
  await auth.verify();
  auth.mailer.clear();
});

const forgot = (email = EMAIL) =>
  auth.passwordRecovery.forgot({ email, language: 'pt', network: '203.0.113.9', origin: ORIGIN });
const mailed = () => mailedRecovery(auth.mailer.lastTo(EMAIL));
const reset = (token: string, over: { idempotencyKey?: string; newPassword?: string } = {}) =>
  auth.passwordRecovery.reset({
    token,
    newPassword: NEXT,
    language: 'pt',
    network: '203.0.113.9',
    origin: ORIGIN,
    idempotencyKey: undefined,
    ...over,
  });
const change = (what: string) => database.db.sql.row(statement(`test.${what}`, `UPDATE users SET ${what}`));

describe('forgetting a password', () => {
  it('mails a temporary password and a link, and stores neither readably', async () => {
    await forgot();
    const { temporaryPassword, token } = mailed();
    expect(temporaryPassword).toHaveLength(12);
    expect(token).toHaveLength(43);
    const rows = await database.db.sql.rows(
      statement('test.resets', 'SELECT row_to_json(password_resets)::text AS row FROM password_resets'),
    );
    expect(rows).toHaveLength(1);
    for (const secret of [temporaryPassword, token]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('says the same of unknown and disabled accounts, in a time that does not tell, and mails nothing', async () => {
    const known = await forgot();
    auth.mailer.clear();
    const start = performance.now();
    expect(await forgot('joao@example.com')).toEqual(known);
    expect(performance.now() - start).toBeGreaterThan(95);
    await change('is_active = false');
    expect(await forgot()).toEqual(known);
    expect(auth.mailer.mails).toEqual([]);
  });

  it('cannot be used to flood a mailbox, known or not', async () => {
    for (const email of [EMAIL, 'joao@example.com']) {
      for (let attempt = 1; attempt <= 5; attempt += 1) await forgot(email);
      await expect(forgot(email)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(auth.mailer.mails).toHaveLength(5);
  });
});

describe('a temporary password', () => {
  it('opens the account once, beside the old one, and demands a change', async () => {
    await forgot();
    const { temporaryPassword: password } = mailed();
    const { answer } = await auth.signIn({ password: ` ${password} ` });
    expect(answer.must_change_password).toBe(true);
    expect(await auth.authenticator.fromBearer(answer.access_token)).toMatchObject({
      mustChangePassword: true,
    });
    await expect(auth.signIn({ password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(auth.signIn()).resolves.toMatchObject({ answer: { must_change_password: true } });
  });

  it('changes nothing for an owner who signs in with the old one', async () => {
    await forgot();
    expect((await auth.signIn()).answer.must_change_password).toBe(false);
  });

  it('opens one session when it is offered many times at once', async () => {
    await forgot();
    const { temporaryPassword: password } = mailed();
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => auth.signIn({ password })));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lasts an hour, or what the setting says', async () => {
    await forgot();
    const { temporaryPassword: password } = mailed();
    auth.clock.advance({ minutes: 60 });
    await expect(auth.signIn({ password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

    auth = testAuthServices(database.db, { settings: { temporary_password_seconds: 2 } });
    await forgot();
    expect(auth.mailer.lastTo(EMAIL).text).toContain('2 segundos');
    auth.clock.advance({ seconds: 2 });
    await expect(auth.signIn({ password: mailed().temporaryPassword })).rejects.toThrow();
  });

  it('is replaced by the next one', async () => {
    await forgot();
    const first = mailed();
    await forgot();
    await expect(auth.signIn({ password: first.temporaryPassword })).rejects.toThrow();
    await expect(reset(first.token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    await expect(auth.signIn({ password: mailed().temporaryPassword })).resolves.toBeDefined();
  });

  it('does not stand in for the confirmation of the address, nor is it used up by the attempt', async () => {
    await change('is_email_verified = false');
    await forgot();
    const { temporaryPassword: password } = mailed();
    await expect(auth.signIn({ password })).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await change('is_email_verified = true');
    await expect(auth.signIn({ password })).resolves.toBeDefined();
  });

  it('belongs to one account', async () => {
    await auth.register({ email: 'joao@example.com' });
    await forgot();
    const { temporaryPassword: password } = mailed();
    await forgot('joao@example.com');
    await expect(auth.signIn({ email: 'joao@example.com', password })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });
});

describe('the link', () => {
  it('sets the password once, ends all sessions and tells the owner', async () => {
    const before = await auth.signIn();
    await forgot();
    const { token, temporaryPassword } = mailed();
    await expect(reset(token)).resolves.toEqual({
      message: 'Senha alterada com sucesso! Entre com a senha nova.',
    });
    expect(await auth.authenticator.fromBearer(before.answer.access_token)).toBeNull();
    expect(auth.events.ofType('session_ended')).toHaveLength(1);
    expect(auth.mailer.lastTo(EMAIL).subject).toBe('Sua senha foi alterada');
    for (const password of [PASSWORD, temporaryPassword]) {
      await expect(auth.signIn({ password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    await expect(auth.signIn({ password: NEXT })).resolves.toMatchObject({
      answer: { must_change_password: false },
    });
    await expect(reset(token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('confirms the address: whoever used it reads its mail', async () => {
    await change('is_email_verified = false');
    await forgot();
    await reset(mailed().token);
    await expect(auth.signIn({ password: NEXT })).resolves.toBeDefined();
  });

  it('lets the owner in at once where wrong guesses had closed the sign-in', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) await auth.signIn({ password: 'x' }).catch(() => null);
    await forgot();
    await reset(mailed().token);
    await expect(auth.signIn({ password: NEXT })).resolves.toBeDefined();
  });

  it('says when it came too late, and when nobody mailed it', async () => {
    await forgot();
    const { token } = mailed();
    await expect(reset('another-token')).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    auth.clock.advance({ minutes: 60 });
    await expect(reset(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('refuses a password against the rules and stays good for another', async () => {
    await forgot();
    const { token } = mailed();
    await expect(reset(token, { newPassword: 'Senha@123' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: { new_password: 'password_common' },
    });
    await expect(reset(token)).resolves.toBeDefined();
  });

  it('answers a repetition with the same key as before', async () => {
    await forgot();
    const { token } = mailed();
    const first = await reset(token, { idempotencyKey: 'key-00001' });
    expect(await reset(token, { idempotencyKey: 'key-00001' })).toEqual(first);
    await expect(
      reset(token, { idempotencyKey: 'key-00001', newPassword: 'Outra-Porca-9!' }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('changes nothing when its answer could not be stored for a repetition', async () => {
    await forgot();
    const { token } = mailed();
    auth = testAuthServices(database.db, { idempotency: brokenIdempotency });
    await expect(reset(token)).rejects.toThrow('could not be stored');
    await expect(auth.signIn()).resolves.toBeDefined();
  });

  it('works for one of many who use it at once', async () => {
    await forgot();
    const { token } = mailed();
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => reset(token)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
