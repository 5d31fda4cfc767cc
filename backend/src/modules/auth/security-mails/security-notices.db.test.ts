import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/http/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { forgetAccounts, testAuthServices, type TestAuthServices } from '../../../testing/auth-services.js';

const EMAIL = 'maria@example.com';
const ORIGIN = { ipAddress: '203.0.113.9', userAgent: 'test browser' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let database: TestDatabase;
let auth: TestAuthServices;
let deviceToken: string;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  await auth.register();
  await auth.verify();
  auth.mailer.clear();
  ({ deviceToken } = await auth.signIn());
});

const disownTokenIn = (text: string) => /\/secure-account\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const raise = (token: string) =>
  auth.passwordRecovery.disown({ token, language: 'pt', network: '203.0.113.9', origin: ORIGIN });

describe('a sign-in on a new device', () => {
  it('is no news the first time, nor on a browser that the account knows', async () => {
    await auth.signIn({ deviceToken });
    expect(auth.mailer.mails).toEqual([]);
  });

  it('is told by mail, with what and where', async () => {
    await auth.signIn({ userAgent: FIREFOX, ipAddress: '198.51.100.7' });
    const { subject, text } = auth.mailer.lastTo(EMAIL);
    expect(subject).toBe('Novo acesso à sua conta');
    expect(text).toContain('Aparelho: Firefox, Linux');
    expect(text).toContain('Endereço de rede: 198.51.100.7');
    expect(text).toContain('10 de março de 2026 às 09:00 (horário de Brasília)');
    expect(disownTokenIn(text)).toHaveLength(43);
  });

  it('is told once for each device and account', async () => {
    const second = await auth.signIn();
    await auth.signIn({ deviceToken: second.deviceToken });
    expect(auth.mailer.mails).toHaveLength(1);
    await auth.register({ email: 'joao@example.com' });
    await auth.verify({ email: 'joao@example.com' });
    auth.mailer.clear();
    await auth.signIn({ email: 'joao@example.com', deviceToken });
    await auth.signIn({ email: 'joao@example.com' });
    expect(auth.mailer.mails.map(({ to }) => to)).toEqual(['joao@example.com']);
  });
});

describe('the link of a security mail', () => {
  let token: string;

  beforeEach(async () => {
    await auth.signIn();
    token = disownTokenIn(auth.mailer.lastTo(EMAIL).text);
  });

  it('ends all sessions and leaves no password that opens the account', async () => {
    const intruder = await auth.signIn();
    await expect(raise(token)).resolves.toMatchObject({ message: expect.any(String) as string });
    expect(await auth.authenticator.fromBearer(intruder.answer.access_token)).toBeNull();
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('revokes the API keys that somebody may have made', async () => {
    const { session } = await auth.signIn();
    const actor = { userId: session.userId, sessionId: session.id, isRecentlyConfirmed: true } as Actor;
    await auth.apiKeys.create(
      actor,
      { name: 'robot', scope: 'buy', isDialect: false, isTest: false, dailyBudgetCents: null },
      ORIGIN,
    );
    await raise(token);
    expect(await auth.apiKeys.list(actor)).toEqual([]);
  });

  it('takes back what had been mailed as a way in, and leaves the mailbox as the only one', async () => {
    const forgot = () =>
      auth.passwordRecovery.forgot({ email: EMAIL, language: 'pt', network: '203.0.113.9', origin: ORIGIN });
    const mailedPassword = () => /^\S{12}$/m.exec(auth.mailer.lastTo(EMAIL).text)?.[0] ?? '';
    await forgot();
    const password = mailedPassword();
    await raise(token);
    await expect(auth.signIn({ password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await forgot();
    await expect(auth.signIn({ password: mailedPassword() })).resolves.toMatchObject({
      answer: { must_change_password: true },
    });
  });

  it('is raised once, also by the link of another mail', async () => {
    await auth.signIn();
    const another = disownTokenIn(auth.mailer.lastTo(EMAIL).text);
    await raise(token);
    for (const used of [token, another]) {
      await expect(raise(used)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    }
  });

  it('can be raised for seven days', async () => {
    auth.clock.advance({ days: 7, ms: -1 });
    await expect(raise('not-a-token')).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    auth.clock.advance({ ms: 1 });
    await expect(raise(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    await expect(auth.signIn()).resolves.toBeDefined();
  });
});
