import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { forgetAccounts, testAuthServices, type TestAuthServices } from '../../../testing/auth-services.js';

let database: TestDatabase;
let auth: TestAuthServices;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  await auth.register();
  await auth.verify();
});

const change = (what: string) =>
  database.owner.sql.row(statement(`test.${what}`, `UPDATE users SET ${what}`));
const wrong = () => auth.signIn({ password: 'Wrong-Porca-7!' });

describe('signing in', () => {
  it('opens a session and answers a token for it', async () => {
    const { answer, session, sessionToken } = await auth.signIn({ email: ' MARIA@example.com' });
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 900, must_change_password: false });
    expect(session).toMatchObject({ name: 'web', userAgent: 'test browser', ipAddress: '203.0.113.9' });
    expect(sessionToken).toHaveLength(43);
    const actor = await auth.authenticator.fromBearer(answer.access_token);
    expect(actor).toMatchObject({
      email: 'maria@example.com',
      role: 'CUSTOMER',
      credential: 'bearer',
      sessionId: session.id,
      mustChangePassword: false,
      currency: 'BRL',
    });
  });

  it('stores no token that somebody could sign in with', async () => {
    const { sessionToken } = await auth.signIn();
    const rows = await database.db.sql.rows(
      statement('test.sessions', 'SELECT row_to_json(sessions)::text FROM sessions'),
    );
    expect(JSON.stringify(rows)).not.toContain(sessionToken);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(sessionToken).toString('hex'));
  });

  it('issues another token every time and notes when it happened', async () => {
    const first = await auth.signIn();
    auth.clock.advance({ minutes: 1 });
    const second = await auth.signIn();
    expect(second.sessionToken).not.toBe(first.sessionToken);
    expect(await auth.accounts.getAccount(second.session.userId)).toMatchObject({
      lastLoginAt: auth.clock.now(),
    });
  });

  it('ends the session whose cookie the new one replaces', async () => {
    const first = await auth.signIn();
    await auth.signIn({ sessionToken: first.sessionToken });
    expect(await auth.authenticator.fromBearer(first.answer.access_token)).toBeNull();
    expect(auth.events.ofType('session_ended')).toEqual([
      expect.objectContaining({ fields: { session_id: first.session.id } }),
    ]);
  });

  it.each([
    ['CLI on notebook', 'CLI on notebook'],
    ['  \0\u202e ', 'web'],
    ['x'.repeat(80), 'x'.repeat(40)],
  ])('calls a session named %j %j', async (given, name) => {
    const { session } = await auth.signIn({ sessionName: given });
    expect(session.name).toBe(name);
  });

  it('gives staff a session of twelve hours', async () => {
    await change(`role = 'MANAGER'`);
    const { session } = await auth.signIn();
    expect(session.expiresAt.getTime() - auth.clock.now().getTime()).toBe(12 * 3_600_000);
  });
});

describe('refusing a sign-in', () => {
  it.each([
    ['a wrong password', { password: 'Wrong-Porca-7!' }],
    ['an unknown address', { email: 'joao@example.com' }],
    ['no address at all', { email: '\0' }],
    ['an empty password', { password: '' }],
    ['a password far too long', { password: 'x'.repeat(100_000) }],
  ])('says the same for %s', async (_case, input) => {
    await expect(auth.signIn(input)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', details: {} });
  });

  it.each([
    ['a wrong password', () => change('is_active = true'), {}],
    ['an unknown address', () => change('is_active = true'), { email: 'joao@example.com' }],
    ['no address at all', () => change('is_active = true'), { email: '\0' }],
    ['an account without a password', () => change('password_hash = NULL'), {}],
    ['a disabled account', () => change('is_active = false'), {}],
  ])('computes one hash for %s, so that the time does not tell', async (_case, prepare, input) => {
    await prepare();
    const computed = vi.spyOn(auth.hasher, 'verify');
    await expect(auth.signIn({ password: 'Wrong-Porca-7!', ...input })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(computed).toHaveBeenCalledTimes(1);
  });

  it('tells of the unverified address, and which, only after the right password', async () => {
    await change('is_email_verified = false');
    await expect(wrong()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(auth.signIn()).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      details: { email: 'maria@example.com' },
    });
  });

  it('tells of the disabled account only after the right password', async () => {
    await change('is_active = false');
    await expect(wrong()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' });
  });

  it('lets nobody into an account without a password', async () => {
    await change('password_hash = NULL');
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('pauses the place of ten wrong passwords, for unknown addresses alike', async () => {
    for (const email of ['maria@example.com', 'joao@example.com']) {
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        await expect(auth.signIn({ email, password: 'Wrong-Porca-7!' })).rejects.toMatchObject({
          code: 'INVALID_CREDENTIALS',
        });
      }
      await expect(auth.signIn({ email })).rejects.toMatchObject({
        code: 'TOO_MANY_ATTEMPTS',
        details: { retry_after_seconds: expect.any(Number) as number },
      });
    }
  });

  it('lets the owner in from a signed-in device while the place is paused', async () => {
    const { sessionToken } = await auth.signIn();
    for (let attempt = 1; attempt <= 10; attempt += 1) await wrong().catch(() => null);
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await expect(auth.signIn({ sessionToken })).resolves.toBeDefined();
  });

  it('does not take another account for the signed-in device', async () => {
    await auth.register({ email: 'joao@example.com' });
    await auth.verify({ email: 'joao@example.com' });
    const { sessionToken } = await auth.signIn({ email: 'joao@example.com' });
    for (let attempt = 1; attempt <= 10; attempt += 1) await wrong().catch(() => null);
    await expect(auth.signIn({ sessionToken })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});
