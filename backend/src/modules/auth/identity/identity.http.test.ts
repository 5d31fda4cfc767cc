import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp } from '../../../testing/index.js';
import { mailedRecovery } from '../../../testing/recorders.js';
import { EMAIL, ProviderWorld } from '../../../testing/provider-world.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';

const OURS = { 'x-requested-with': 'XMLHttpRequest' };

let world: ProviderWorld;

beforeAll(async () => void (world = await ProviderWorld.open()));
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('signing in through the provider', () => {
  it('creates an account with a verified address and no password, and finds it again', async () => {
    const browser = world.browser();
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

    world.provider.knows({ subject: 'maria', email: 'moved@example.com', isEmailVerified: false });
    const later = world.browser();
    await later.signIn();
    expect((await later.get('/api/v1/users/me'))['id']).toBe(me['id']);
  });

  it('leads the owner of a verified account into it, beside the password', async () => {
    await signedInCustomer(world.app, EMAIL);
    const browser = world.browser();
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.get('/api/v1/users/me/sign-in-methods')).toMatchObject({ has_password: true });
  });

  it('shuts out whoever planted the account before its address was verified', async () => {
    const { authorization } = await signedInCustomer(world.app, EMAIL);
    await world.app.database.db.sql.rows(
      statement('test.unverify', 'UPDATE users SET is_email_verified = false'),
    );
    const browser = world.browser();
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.get('/api/v1/users/me/sign-in-methods')).toMatchObject({ has_password: false });
    expect((await world.app.call('GET', '/api/v1/users/me', { headers: { authorization } })).status).toBe(
      401,
    );
  });

  it.each(['a known', 'an unknown'])('does not take an unverified address for %s account', async (which) => {
    if (which === 'a known') await signedInCustomer(world.app, EMAIL);
    world.provider.knows({ subject: 'mallory', email: EMAIL, isEmailVerified: false });
    const { status, body } = await world.browser().signIn('mallory');
    expect([status, body.detail.code]).toEqual([403, 'IDENTITY_EMAIL_NOT_VERIFIED']);
  });

  it('does not hand an account on with an address that the provider gave to somebody else', async () => {
    await world.browser().signIn();
    world.provider.knows({ subject: 'heir', email: EMAIL, isEmailVerified: true });
    const { status, body } = await world.browser().signIn('heir');
    expect([status, body.detail.code]).toEqual([409, 'IDENTITY_CONFLICT']);
  });

  it('leaves room for a password that its owner sets by mail', async () => {
    const browser = world.browser();
    await browser.signIn();
    await world.app.call('POST', '/api/v1/users/forgot-password', { body: { email: EMAIL } });
    const { token } = mailedRecovery(world.app.mailer.lastTo(EMAIL));
    const body = { token, new_password: PASSWORD };
    expect((await world.app.call('POST', '/api/v1/users/reset-password', { body })).status).toBe(200);
    const form = new URLSearchParams({ username: EMAIL, password: PASSWORD });
    expect((await world.app.call('POST', '/api/v1/users/login', { body: form, headers: OURS })).status).toBe(
      200,
    );
  });

  it('keeps a disabled account closed', async () => {
    await world.browser().signIn();
    await world.app.database.db.sql.rows(statement('test.disable', 'UPDATE users SET is_active = false'));
    expect((await world.browser().signIn()).body.detail.code).toBe('ACCOUNT_DISABLED');
  });
});

describe('an account with a second step', () => {
  let secret: string;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.app.clock.now().getTime() });

  beforeEach(async () => {
    const headers = await signedInCustomer(world.app, EMAIL);
    const path = '/api/v1/users/me/two-factor';
    const offer = await world.app.call<{ secret: string }>('POST', path, {
      headers,
      body: { password: PASSWORD },
    });
    secret = offer.body.secret;
    await world.app.call('POST', `${path}/confirm`, { headers, body: { otp_code: code() } });
    world.app.clock.advance({ seconds: 30 });
  });

  it('is asked for its code before it is linked or entered', async () => {
    const browser = world.browser();
    const asked = await browser.signIn();
    expect([asked.status, asked.body.detail.code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
    const secondStep = (otp_code: string) => browser.bring({ otp_code }, '/api/v1/auth/second-step');
    expect((await secondStep('000000')).body.detail.code).toBe('INVALID_TWO_FACTOR_CODE');
    expect((await secondStep(code())).status).toBe(200);
    expect(await browser.get('/api/v1/users/me')).toMatchObject({ email: EMAIL });
    world.app.clock.advance({ seconds: 30 });
    expect((await secondStep(code())).body.detail.code).toBe('IDENTITY_SIGN_IN_FAILED');
  });

  it('does not take the code from a browser that did not come from the provider', async () => {
    const answer = await world.browser().bring({ otp_code: code() }, '/api/v1/auth/second-step');
    expect(answer.body.detail.code).toBe('IDENTITY_SIGN_IN_FAILED');
  });
});

describe('the provider', () => {
  it('is named in the public information', async () => {
    expect((await world.app.call('GET', '/api/v1/app')).body).toMatchObject({
      identity_provider: { label: 'Acme' },
    });
  });

  it('that does not answer leads to a clear refusal, before and after the person went there', async () => {
    const failing = await ProviderWorld.open();
    try {
      const browser = failing.browser();
      const answer = await browser.answerOf(await browser.begin(), 'maria');
      failing.provider.fail();
      const after = await browser.bring(answer);
      expect([after.status, after.body.detail.code]).toEqual([502, 'IDENTITY_PROVIDER_UNAVAILABLE']);
      failing.app.clock.advance({ minutes: 61 });
      const before = await browser.call('POST', '/api/v1/auth/start', { purpose: 'sign_in' });
      expect([before.status, before.body.detail.code]).toEqual([502, 'IDENTITY_PROVIDER_UNAVAILABLE']);
    } finally {
      await failing.close();
    }
  });
});

it('answers 404 and names nobody where no provider is configured', async () => {
  const app = await createTestApp();
  try {
    expect((await app.call('GET', '/api/v1/app')).body).toMatchObject({ identity_provider: null });
    const call = { body: { purpose: 'sign_in' }, headers: OURS };
    expect((await app.call('POST', '/api/v1/auth/start', call)).status).toBe(404);
  } finally {
    await app.close();
  }
});
