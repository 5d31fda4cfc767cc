import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { mailedRecovery } from '../../../testing/recorders.js';

const OURS = { 'x-requested-with': 'XMLHttpRequest' };
const MAKE_STAFF = statement(
  'test.make_staff',
  "SELECT account_set_role(id, 'MANAGER') FROM users WHERE email = $1",
);
const STORED = statement('test.two_factor', 'SELECT secret FROM two_factor');
const CODES = statement('test.codes', 'SELECT code_hash FROM two_factor_recovery_codes');

let app: TestApp;
let people = 0;
let email: string;

beforeAll(async () => void (app = await createTestApp({ settings: { staff_two_factor_required: true } })));
afterAll(() => app.close());
beforeEach(async () => {
  email = `person${(people += 1)}@example.com`;
  await app.call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
});

interface Refusal extends Record<string, unknown> {
  detail: { code: string };
}

const login = (form: Record<string, string> = {}) =>
  app.call<{ access_token: string } & Refusal>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD, ...form }),
    headers: OURS,
  });

async function signedIn(form: Record<string, string> = {}) {
  const { body } = await login(form);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const call = <Body = Refusal>(method: string, path: string, content?: object) =>
    app.call<Body>(method, path, { headers, ...(content && { body: content }) });
  return {
    call,
    twoFactor: <Body = Refusal>(step: string, content: object) =>
      call<Body>('POST', `/api/v1/users/me/two-factor${step}`, content),
    methods: async () =>
      (await call<Record<string, unknown>>('GET', '/api/v1/users/me/sign-in-methods')).body,
  };
}

type Person = Awaited<ReturnType<typeof signedIn>>;

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

/** Switches two-step sign-in on. The used code does not work again, so the clock moves on to the next code. */
async function switchOn(person: Person) {
  const offer = await person.twoFactor<{ secret: string; otpauth_uri: string }>('', { password: PASSWORD });
  const { secret } = offer.body;
  const { body } = await person.twoFactor<{ recovery_codes: string[] }>('/confirm', {
    otp_code: codeOf(secret),
  });
  app.clock.advance({ seconds: 30 });
  return { secret, uri: offer.body.otpauth_uri, recoveryCodes: body.recovery_codes };
}

describe('switching it on', () => {
  it('takes the password and a code of the app, and answers ten recovery codes', async () => {
    const person = await signedIn();
    const { uri, recoveryCodes } = await switchOn(person);
    expect(uri).toMatch(
      new RegExp(`^otpauth://totp/Torpedo:${encodeURIComponent(email)}\\?issuer=Torpedo&secret=`),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await person.methods()).toMatchObject({ two_factor_enabled: true, recovery_codes_left: 10 });
  });

  it('changes nothing before a right code was shown', async () => {
    const person = await signedIn();
    await person.twoFactor('', { password: PASSWORD });
    const { status, body } = await person.twoFactor('/confirm', { otp_code: '000000' });
    expect([status, body.detail.code]).toEqual([400, 'INVALID_CONFIRMATION_CODE']);
    expect((await login()).status).toBe(200);
  });

  it.each([
    [{ password: 'Wrong-Porca-7!' }, 400, 'INVALID_PASSWORD'],
    [{}, 422, 'VALIDATION_ERROR'],
  ])('refuses %j', async (proof, status, code) => {
    const person = await signedIn();
    const answer = await person.twoFactor('', proof);
    expect([answer.status, answer.body.detail.code]).toEqual([status, code]);
  });

  it('never offers another secret while it is on', async () => {
    const person = await signedIn();
    const { secret } = await switchOn(person);
    expect((await person.twoFactor('', { password: PASSWORD })).status).toBe(409);
    expect((await login({ otp_code: codeOf(secret) })).status).toBe(200);
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { secret, recoveryCodes } = await switchOn(await signedIn());
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    const { sql } = app.database.db;
    for (const row of await sql.rows<{ secret: Buffer }>(STORED))
      expect(row.secret.includes(plain)).toBe(false);
    const hashes = JSON.stringify(await sql.rows(CODES));
    for (const code of recoveryCodes) expect(hashes).not.toContain(code.replaceAll('-', ''));
  });
});

describe('signing in with it', () => {
  it('asks for the code after the right password only', async () => {
    await switchOn(await signedIn());
    const wrong = await login({ password: 'Wrong-Porca-7!' });
    const right = await login();
    expect([wrong.status, wrong.body.detail.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect([right.status, right.body.detail.code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
    expect(right.headers.getSetCookie()).toEqual([]);
  });

  it('is asked for after every way back in, too', async () => {
    await switchOn(await signedIn());
    await app.call('POST', '/api/v1/users/forgot-password', { body: { email } });
    const { temporaryPassword, token } = mailedRecovery(app.mailer.lastTo(email));
    expect((await login({ password: temporaryPassword })).body.detail.code).toBe('TWO_FACTOR_REQUIRED');
    const body = { token, new_password: 'Nova-Porca-8!' };
    expect((await app.call('POST', '/api/v1/users/reset-password', { body })).status).toBe(200);
    expect((await login({ password: 'Nova-Porca-8!' })).body.detail.code).toBe('TWO_FACTOR_REQUIRED');
  });

  it('accepts a code once, also for a clock that is one step off', async () => {
    const { secret } = await switchOn(await signedIn());
    const code = codeOf(secret);
    app.clock.advance({ seconds: 30 });
    expect((await login({ otp_code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    const again = await login({ otp_code: code });
    expect([again.status, again.body.detail.code]).toEqual([401, 'INVALID_TWO_FACTOR_CODE']);
  });

  it('lets one of two sign-ins with the same code in', async () => {
    const { secret } = await switchOn(await signedIn());
    const form = { otp_code: codeOf(secret) };
    const statuses = (await Promise.all([login(form), login(form)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
  });

  it('refuses a code of two steps ago', async () => {
    const { secret } = await switchOn(await signedIn());
    const code = codeOf(secret);
    app.clock.advance({ seconds: 60 });
    expect((await login({ otp_code: code })).status).toBe(401);
  });

  it.each(['１２３４５６', '١٢٣٤٥٦', '12345é', 'abcdef', '-12345'])(
    'refuses %j like any wrong code',
    async (otp_code) => {
      await switchOn(await signedIn());
      const { status, body } = await login({ otp_code });
      expect([status, body.detail.code]).toEqual([401, 'INVALID_TWO_FACTOR_CODE']);
    },
  );

  it('accepts each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await switchOn(await signedIn());
    const [code = '', other = ''] = recoveryCodes;
    const person = await signedIn({ otp_code: code.toLowerCase().replaceAll('-', ' ') });
    expect(await person.methods()).toMatchObject({ recovery_codes_left: 9 });
    expect((await login({ otp_code: code })).body.detail.code).toBe('INVALID_TWO_FACTOR_CODE');
    expect((await login({ otp_code: other })).status).toBe(200);
  });

  it('stops guessing after ten wrong codes, even with the right one', async () => {
    const { secret } = await switchOn(await signedIn());
    for (let attempt = 0; attempt < 10; attempt += 1) await login({ otp_code: '000000' });
    const answer = await login({ otp_code: codeOf(secret) });
    expect([answer.status, answer.body.detail.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});

it('writes down for the owner what happened', async () => {
  const person = await signedIn();
  const { secret, recoveryCodes } = await switchOn(person);
  await login({ otp_code: recoveryCodes[0]! });
  await person.twoFactor('/recovery-codes', { password: PASSWORD, otp_code: codeOf(secret) });
  app.clock.advance({ seconds: 30 });
  await person.twoFactor('/disable', { password: PASSWORD, otp_code: codeOf(secret) });
  const { body } = await person.call<{ activities: { kind: string }[] }>('GET', '/api/v1/users/me/activity');
  const kinds = body.activities.map(({ kind }) => kind).filter((kind) => /two_factor|recovery/.test(kind));
  expect(kinds).toEqual([
    'two_factor_disabled',
    'recovery_codes_renewed',
    'recovery_code_used',
    'two_factor_enabled',
  ]);
});

describe('switching it off', () => {
  it('takes the password and a code', async () => {
    const person = await signedIn();
    const { secret } = await switchOn(person);
    const proofs: [object, number][] = [
      [{ password: 'Wrong-Porca-7!', otp_code: codeOf(secret) }, 400],
      [{ password: PASSWORD, otp_code: '000000' }, 400],
      [{ password: PASSWORD, otp_code: codeOf(secret) }, 204],
    ];
    for (const [proof, status] of proofs)
      expect((await person.twoFactor('/disable', proof)).status).toBe(status);
    expect(await person.methods()).toMatchObject({ two_factor_enabled: false, recovery_codes_left: 0 });
    expect((await login()).status).toBe(200);
  });

  it('replaces the recovery codes, and the old ones work no more', async () => {
    const person = await signedIn();
    const { secret, recoveryCodes } = await switchOn(person);
    const proof = { password: PASSWORD, otp_code: codeOf(secret) };
    const { body } = await person.twoFactor<{ recovery_codes: string[] }>('/recovery-codes', proof);
    expect((await login({ otp_code: recoveryCodes[0]! })).status).toBe(401);
    expect((await login({ otp_code: body.recovery_codes[0]! })).status).toBe(200);
  });
});

describe.each([
  ['confirming a session', 'POST', '/api/v1/users/me/sessions/confirm', 204],
  ['deleting the account', 'DELETE', '/api/v1/users/me', 200],
])('%s', (_what, method, path, done) => {
  it('asks for the password first, and then for the code', async () => {
    const person = await signedIn();
    const { secret } = await switchOn(person);
    const proofs: [object, number, string | undefined][] = [
      [{ password: 'Wrong-Porca-7!', otp_code: codeOf(secret) }, 400, 'INVALID_PASSWORD'],
      [{ password: PASSWORD }, 401, 'TWO_FACTOR_REQUIRED'],
      [{ password: PASSWORD, otp_code: '000000' }, 401, 'INVALID_TWO_FACTOR_CODE'],
      [{ password: PASSWORD, otp_code: codeOf(secret) }, done, undefined],
    ];
    for (const [proof, status, code] of proofs) {
      const answer = await person.call<Refusal | undefined>(method, path, proof);
      expect([answer.status, answer.body?.detail?.code]).toEqual([status, code]);
    }
  });

  it('stops guessing codes as the sign-in does', async () => {
    const person = await signedIn();
    const { secret } = await switchOn(person);
    const prove = (otp_code: string) => person.call(method, path, { password: PASSWORD, otp_code });
    for (let attempt = 0; attempt < 10; attempt += 1) await prove('000000');
    expect(await prove(codeOf(secret))).toMatchObject({ status: 429 });
    expect(await login({ otp_code: codeOf(secret) })).toMatchObject({ status: 429 });
  });
});

describe('staff that must have it', () => {
  it('may read the account and switch it on, and nothing else before', async () => {
    const person = await signedIn();
    await app.database.db.sql.rows(MAKE_STAFF, [email]);
    const closed = await person.call('GET', '/api/v1/users/me/sessions');
    expect([closed.status, closed.body.detail.code]).toEqual([403, 'TWO_FACTOR_ENROLMENT_REQUIRED']);
    expect((await person.call('GET', '/api/v1/users/me')).status).toBe(200);
    expect(await person.methods()).toMatchObject({ two_factor_required: true });
    await switchOn(person);
    expect((await person.call('GET', '/api/v1/users/me/sessions')).status).toBe(200);
    expect(await person.methods()).toMatchObject({ two_factor_required: false });
  });

  it('leaves customers free', async () => {
    const person = await signedIn();
    expect((await person.call('GET', '/api/v1/users/me/sessions')).status).toBe(200);
  });
});
