import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { forgetAccounts, PASSWORD } from '../../../testing/auth-services.js';
import { startIdentityProvider, type IdentityProvider } from '../../../testing/identity-provider.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { mailedWayBack } from '../../../testing/mailed-way-back.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import { Visitor } from '../../../testing/visitor.js';

const PUBLIC_URL = 'http://torpedo.test';
const CALLBACK = `${PUBLIC_URL}/auth-callback`;
const OURS = { 'x-requested-with': 'XMLHttpRequest' };
const EMAIL = 'maria@example.com';

let provider: IdentityProvider;
let app: TestApp;

const environment = ({ issuer, clientId, clientSecret }: IdentityProvider) => ({
  PUBLIC_URL,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_LABEL: 'Acme',
});

beforeAll(async () => {
  provider = await startIdentityProvider();
  provider.sendsBackTo(CALLBACK);
  app = await createTestApp({ env: environment(provider) });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  await forgetAccounts(app.database.db);
  provider.knows({ subject: 'maria', email: EMAIL, isEmailVerified: true });
});

interface Answered extends Record<string, unknown> {
  access_token: string;
  detail: { code: string };
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]!)
    .join('; ');

/** One browser of a person who comes back from the provider. */
class Browser {
  flow = '';
  session = '';
  readonly #visitor = new Visitor();

  async begin(
    purpose: 'sign_in' | 'confirm' = 'sign_in',
    headers: Record<string, string> = {},
  ): Promise<string> {
    const call = { body: { purpose }, headers: { ...OURS, ...headers } };
    const answer = await app.call<{ authorization_url: string }>('POST', '/api/v1/auth/start', call);
    expect(answer.status).toBe(201);
    this.flow = cookiesOf(answer.headers);
    return answer.body.authorization_url;
  }

  /** Follows the provider's redirects, filling its form in, until it sends the browser back to us. */
  async answerOf(address: string, subject: string): Promise<Record<string, string>> {
    let { location, url } = await this.#visitor.visit(address);
    while (!location?.startsWith(PUBLIC_URL)) {
      ({ location, url } = location
        ? await this.#visitor.visit(location)
        : await this.#visitor.visit(url, { subject }));
    }
    const { code = '', state = '', iss = '' } = Object.fromEntries(new URL(location).searchParams);
    return { code, state, iss };
  }

  async bring(body: Record<string, string>, path = '/api/v1/auth/callback') {
    const cookie = [this.flow, this.session].filter(Boolean).join('; ');
    const answer = await app.call<Answered>('POST', path, { body, headers: { ...OURS, cookie } });
    if (answer.status === 200) this.session = cookiesOf(answer.headers).split('; ')[0]!;
    return answer;
  }

  async signIn(subject = 'maria') {
    return this.bring(await this.answerOf(await this.begin(), subject));
  }

  async get<Body = Record<string, unknown>>(path: string) {
    return (await app.call<Body>('GET', path, { headers: { cookie: this.session } })).body;
  }
}

describe('signing in through the provider', () => {
  it('creates an account with a verified address and no password, and finds it again', async () => {
    const browser = new Browser();
    const { status, body } = await browser.signIn();
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        token_type: 'bearer',
        expires_in: 900,
        must_change_password: false,
      },
    ]);
    const me = await browser.get('/api/v1/users/me');
    expect(me).toMatchObject({ email: EMAIL, is_email_verified: true });
    expect(await browser.get('/api/v1/users/me/sign-in-methods')).toMatchObject({ has_password: false });

    provider.knows({ subject: 'maria', email: 'moved@example.com', isEmailVerified: false });
    const later = new Browser();
    await later.signIn();
    expect((await later.get('/api/v1/users/me'))['id']).toBe(me['id']);
  });

  it('leads the owner of a verified account into it, beside the password', async () => {
    await signedInCustomer(app, EMAIL);
    const browser = new Browser();
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.get('/api/v1/users/me/sign-in-methods')).toMatchObject({ has_password: true });
  });

  it('shuts out whoever planted the account before its address was verified', async () => {
    const { authorization } = await signedInCustomer(app, EMAIL);
    await app.database.db.sql.rows(statement('test.unverify', 'UPDATE users SET is_email_verified = false'));
    const browser = new Browser();
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.get('/api/v1/users/me/sign-in-methods')).toMatchObject({ has_password: false });
    expect((await app.call('GET', '/api/v1/users/me', { headers: { authorization } })).status).toBe(401);
  });

  it.each(['a known', 'an unknown'])('does not take an unverified address for %s account', async (which) => {
    if (which === 'a known') await signedInCustomer(app, EMAIL);
    provider.knows({ subject: 'mallory', email: EMAIL, isEmailVerified: false });
    const { status, body } = await new Browser().signIn('mallory');
    expect([status, body.detail.code]).toEqual([403, 'IDENTITY_EMAIL_NOT_VERIFIED']);
  });

  it('does not hand an account on with an address that the provider gave to somebody else', async () => {
    await new Browser().signIn();
    provider.knows({ subject: 'heir', email: EMAIL, isEmailVerified: true });
    const { status, body } = await new Browser().signIn('heir');
    expect([status, body.detail.code]).toEqual([409, 'IDENTITY_CONFLICT']);
  });

  it('leaves room for a password that its owner sets by mail', async () => {
    const browser = new Browser();
    await browser.signIn();
    await app.call('POST', '/api/v1/users/forgot-password', { body: { email: EMAIL } });
    const { token } = mailedWayBack(app.mailer.lastTo(EMAIL));
    const body = { token, new_password: PASSWORD };
    expect((await app.call('POST', '/api/v1/users/reset-password', { body })).status).toBe(200);
    const form = new URLSearchParams({ username: EMAIL, password: PASSWORD });
    expect((await app.call('POST', '/api/v1/users/login', { body: form, headers: OURS })).status).toBe(200);
  });

  it('keeps a disabled account closed', async () => {
    await new Browser().signIn();
    await app.database.db.sql.rows(statement('test.disable', 'UPDATE users SET is_active = false'));
    expect((await new Browser().signIn()).body.detail.code).toBe('ACCOUNT_DISABLED');
  });
});

describe('what comes back', () => {
  const failed = [400, 'IDENTITY_SIGN_IN_FAILED'];
  const outcome = ({ status, body }: { status: number; body: Answered }) => [status, body.detail.code];

  it('works once', async () => {
    const browser = new Browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    expect((await browser.bring(answer)).status).toBe(200);
    expect(outcome(await browser.bring(answer))).toEqual(failed);
  });

  it('works only in the browser that began it', async () => {
    const attacker = new Browser();
    const answer = await attacker.answerOf(await attacker.begin(), 'maria');
    const victim = new Browser();
    await victim.begin();
    expect(outcome(await victim.bring(answer))).toEqual(failed);
    expect(outcome(await new Browser().bring(answer))).toEqual(failed);
    expect((await attacker.bring(answer)).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const browser = new Browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    app.clock.advance({ minutes: 10 });
    expect(outcome(await browser.bring(answer))).toEqual(failed);
  });

  it.each([
    ['a code that the provider did not give', { code: 'made-up' }],
    ['an answer in the name of another issuer', { iss: 'http://127.0.0.1:1' }],
  ])('is refused with %s', async (_what, over) => {
    const browser = new Browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    expect(outcome(await browser.bring({ ...answer, ...over }))).toEqual(failed);
  });

  it('is refused with the code of another sign-in', async () => {
    const [one, other] = [new Browser(), new Browser()];
    const first = await one.answerOf(await one.begin(), 'maria');
    const second = await other.answerOf(await other.begin(), 'maria');
    expect(outcome(await one.bring({ ...first, code: second['code']! }))).toEqual(failed);
  });

  it('is refused from a page of another site', async () => {
    const headers = { ...OURS, origin: 'https://evil.example' };
    for (const path of ['start', 'callback', 'second-step']) {
      const answer = await app.call<Answered>('POST', `/api/v1/auth/${path}`, { body: {}, headers });
      expect(outcome(answer)).toEqual([403, 'CSRF_REJECTED']);
    }
  });
});

describe('an account with a second step', () => {
  let secret: string;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

  beforeEach(async () => {
    const headers = await signedInCustomer(app, EMAIL);
    const path = '/api/v1/users/me/two-factor';
    const offer = await app.call<{ secret: string }>('POST', path, { headers, body: { password: PASSWORD } });
    secret = offer.body.secret;
    await app.call('POST', `${path}/confirm`, { headers, body: { otp_code: code() } });
    app.clock.advance({ seconds: 30 });
  });

  it('is asked for its code before it is linked or entered', async () => {
    const browser = new Browser();
    const asked = await browser.signIn();
    expect([asked.status, asked.body.detail.code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
    const secondStep = (otp_code: string) => browser.bring({ otp_code }, '/api/v1/auth/second-step');
    expect((await secondStep('000000')).body.detail.code).toBe('INVALID_TWO_FACTOR_CODE');
    expect((await secondStep(code())).status).toBe(200);
    expect(await browser.get('/api/v1/users/me')).toMatchObject({ email: EMAIL });
    app.clock.advance({ seconds: 30 });
    expect((await secondStep(code())).body.detail.code).toBe('IDENTITY_SIGN_IN_FAILED');
  });

  it('does not take the code from a browser that did not come from the provider', async () => {
    const answer = await new Browser().bring({ otp_code: code() }, '/api/v1/auth/second-step');
    expect(answer.body.detail.code).toBe('IDENTITY_SIGN_IN_FAILED');
  });
});

describe('showing once more who one is', () => {
  const offer = (browser: Browser) =>
    app.call<Answered>('POST', '/api/v1/users/me/two-factor', {
      body: {},
      headers: { ...OURS, cookie: browser.session },
    });

  it('opens what needs a proof of the owner for ten minutes, for an account without a password', async () => {
    const browser = new Browser();
    await browser.signIn();
    await app.database.db.sql.rows(statement('test.forget_proof', 'UPDATE sessions SET confirmed_at = NULL'));
    expect((await offer(browser)).body.detail.code).toBe('REAUTHENTICATION_REQUIRED');
    const address = await browser.begin('confirm', { cookie: browser.session });
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
    expect((await browser.bring(await browser.answerOf(address, 'maria'))).status).toBe(200);
    expect((await offer(browser)).status).toBe(201);
    app.clock.advance({ minutes: 10 });
    expect((await offer(browser)).body.detail.code).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('takes nobody else, and leaves the session as it was', async () => {
    const browser = new Browser();
    await browser.signIn();
    provider.knows({ subject: 'other', email: 'other@example.com', isEmailVerified: true });
    const stranger = new Browser();
    stranger.session = browser.session;
    const address = await stranger.begin('confirm', { cookie: browser.session });
    const answer = await stranger.bring(await stranger.answerOf(address, 'other'));
    expect([answer.status, answer.body.detail.code]).toEqual([403, 'IDENTITY_OTHER_ACCOUNT']);
    expect(await browser.get('/api/v1/users/me')).toMatchObject({ email: EMAIL });
  });

  it('is for somebody who is signed in', async () => {
    const answer = await app.call('POST', '/api/v1/auth/start', {
      body: { purpose: 'confirm' },
      headers: OURS,
    });
    expect(answer.status).toBe(401);
  });
});

describe('the provider', () => {
  it('is named in the public information', async () => {
    expect((await app.call('GET', '/api/v1/app')).body).toMatchObject({
      identity_provider: { label: 'Acme' },
    });
  });

  it('that does not answer leads to a clear refusal, before and after the person went there', async () => {
    const failing = await startIdentityProvider();
    failing.sendsBackTo(CALLBACK);
    failing.knows({ subject: 'maria', email: EMAIL, isEmailVerified: true });
    const healthy = app;
    app = await createTestApp({ env: environment(failing) });
    try {
      const browser = new Browser();
      const answer = await browser.answerOf(await browser.begin(), 'maria');
      failing.fail();
      const after = await browser.bring(answer);
      expect([after.status, after.body.detail.code]).toEqual([502, 'IDENTITY_PROVIDER_UNAVAILABLE']);
      app.clock.advance({ minutes: 61 });
      const before = await app.call<Answered>('POST', '/api/v1/auth/start', {
        body: { purpose: 'sign_in' },
        headers: OURS,
      });
      expect([before.status, before.body.detail.code]).toEqual([502, 'IDENTITY_PROVIDER_UNAVAILABLE']);
    } finally {
      await app.close();
      await failing.close();
      app = healthy;
    }
  });
});

it('answers 404 and names nobody where no provider is configured', async () => {
  const configured = app;
  app = await createTestApp();
  try {
    expect((await app.call('GET', '/api/v1/app')).body).toMatchObject({ identity_provider: null });
    const call = { body: { purpose: 'sign_in' }, headers: OURS };
    expect((await app.call('POST', '/api/v1/auth/start', call)).status).toBe(404);
  } finally {
    await app.close();
    app = configured;
  }
});
