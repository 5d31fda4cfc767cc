import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import {
  brokenIdempotency,
  forgetAccounts,
  testAuthServices,
  type TestAuthServices,
} from '../../../testing/auth-services.js';

let database: TestDatabase;
let auth: TestAuthServices;

beforeAll(async () => void (database = await openTestDatabase({ poolSize: 8 })));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  await auth.register();
});

const isVerified = async () =>
  (await database.db.sql.row<{ is_email_verified: boolean }>(
    statement('test.verified', 'SELECT is_email_verified FROM users'),
  ))!.is_email_verified;

const resend = (email = 'maria@example.com') =>
  auth.verification.resend({ email, language: 'pt', network: '203.0.113.9' });

describe('verifying', () => {
  it('confirms the address with the mailed code, in whatever case the address is written', async () => {
    await expect(auth.verify({ email: 'Maria@Example.com ' })).resolves.toEqual({
      message: 'E-mail confirmado com sucesso! Agora você já pode entrar.',
    });
    expect(await isVerified()).toBe(true);
  });

  it('takes a code once', async () => {
    await auth.verify();
    await expect(auth.verify()).rejects.toMatchObject({ code: 'INVALID_CODE' });
  });

  it('confirms for one of many who offer the code at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => auth.verify()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers a repetition with the same key as before', async () => {
    const first = await auth.verify({ idempotencyKey: 'key-00001' });
    expect(await auth.verify({ idempotencyKey: 'key-00001' })).toEqual(first);
  });

  it('uses no code up whose answer could not be stored for a repetition', async () => {
    const broken = testAuthServices(database.db, { idempotency: brokenIdempotency });
    await expect(broken.verify()).rejects.toThrow('could not be stored');
    expect(await isVerified()).toBe(false);
    await expect(auth.verify()).resolves.toBeDefined();
  });

  it.each([
    ['wrong code', { code: '654321' }],
    ['unknown address', { email: 'joao@example.com' }],
  ])('refuses a %s', async (_case, input) => {
    await expect(auth.verify(input)).rejects.toMatchObject({ code: 'INVALID_CODE' });
    expect(await isVerified()).toBe(false);
  });

  it('takes the right code at the fifth attempt', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await auth.verify({ code: '000000' }).catch(() => null);
    await expect(auth.verify()).resolves.toBeDefined();
  });

  it('no longer takes it at the sixth, and says so only to who has it', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(auth.verify({ code: '000000' })).rejects.toMatchObject({ code: 'INVALID_CODE' });
    }
    await expect(auth.verify({ code: '000000' })).rejects.toMatchObject({ code: 'INVALID_CODE' });
    await expect(auth.verify()).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await isVerified()).toBe(false);
  });

  it('counts every guess of a burst', async () => {
    await Promise.allSettled(Array.from({ length: 8 }, () => auth.verify({ code: '000000' })));
    await expect(auth.verify()).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('takes a code for fifteen minutes and not longer', async () => {
    auth.clock.advance({ minutes: 15, ms: -1 });
    await expect(auth.verify({ code: '000000' })).rejects.toMatchObject({ code: 'INVALID_CODE' });
    auth.clock.advance({ ms: 1 });
    await expect(auth.verify()).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('keeps codes as long as the setting says', async () => {
    const short = testAuthServices(database.db, { settings: { verification_code_seconds: 2 } });
    await short.register({ email: 'joao@example.com' });
    short.clock.advance({ seconds: 2 });
    await expect(short.verify({ email: 'joao@example.com' })).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });
});

describe('asking for a new code', () => {
  const neutral = {
    message: 'Se o e-mail existir e não estiver verificado, um novo código foi enviado.',
  };

  it('mails one that replaces the first', async () => {
    auth.random.nextDigits('777777');
    await expect(resend()).resolves.toEqual(neutral);
    expect(auth.mailer.lastTo('maria@example.com').text).toContain('777777');
    await expect(auth.verify()).rejects.toMatchObject({ code: 'INVALID_CODE' });
    await expect(auth.verify({ code: '777777' })).resolves.toBeDefined();
  });

  it('brings new attempts and a new lifetime', async () => {
    for (let attempt = 1; attempt <= 6; attempt += 1) await auth.verify({ code: '000000' }).catch(() => null);
    auth.clock.advance({ minutes: 20 });
    await resend();
    await expect(auth.verify()).resolves.toBeDefined();
  });

  it('works once a minute and says the same when it does not', async () => {
    await resend();
    auth.clock.advance({ seconds: 59 });
    await expect(resend()).resolves.toEqual(neutral);
    expect(auth.mailer.mails).toHaveLength(2);
    auth.clock.advance({ seconds: 1 });
    await resend();
    expect(auth.mailer.mails).toHaveLength(3);
  });

  it('mails once when asked many times at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => resend()));
    expect(auth.mailer.mails).toHaveLength(2);
  });

  it('says the same of an unknown and of a confirmed address, and mails nothing', async () => {
    await auth.verify();
    auth.mailer.clear();
    await expect(resend()).resolves.toEqual(neutral);
    await expect(resend('joao@example.com')).resolves.toEqual(neutral);
    expect(auth.mailer.mails).toHaveLength(0);
  });

  it('takes at least as long for an unknown address as the work for a known one may', async () => {
    const start = performance.now();
    await resend('joao@example.com');
    expect(performance.now() - start).toBeGreaterThan(95);
  });
});
