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

let database: TestDatabase;
let auth: TestAuthServices;

beforeAll(async () => void (database = await openTestDatabase({ poolSize: 8 })));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
});

const storedRow = (email: string) =>
  database.db.sql.row<Record<string, unknown>>(
    statement('test.user', 'SELECT * FROM users WHERE email = $1'),
    [email],
  );

describe('registering', () => {
  it('creates an unverified customer under the normalised address and mails a code', async () => {
    const { status, registered } = await auth.register({ email: ' Maria@Example.com ' });
    expect(status).toBe(201);
    expect(registered).toEqual({
      id: expect.any(String) as string,
      email: 'maria@example.com',
      is_email_verified: false,
    });
    expect(auth.mailer.lastTo('maria@example.com').text).toContain('123456');
    expect(await storedRow('maria@example.com')).toMatchObject({
      id: registered.id,
      role: 'CUSTOMER',
      is_active: true,
      must_change_password: false,
      preferred_language: 'pt-BR',
      preferred_currency: 'BRL',
      created_at: auth.clock.now(),
    });
  });

  it('stores neither the password nor the code', async () => {
    await auth.register({ idempotencyKey: 'key-00001' });
    const everything = await database.db.sql.rows(
      statement(
        'test.everything',
        `SELECT row_to_json(users)::text AS row FROM users
         UNION ALL SELECT row_to_json(email_verifications)::text FROM email_verifications
         UNION ALL SELECT row_to_json(idempotency_keys)::text FROM idempotency_keys`,
      ),
    );
    expect(everything).toHaveLength(3);
    expect(JSON.stringify(everything)).not.toContain(PASSWORD);
    // Only as a whole word, because a hash may contain these digits by chance.
    expect(JSON.stringify(everything)).not.toMatch(/\b123456\b/);
  });

  it('stores the digits of a CPF with right check digits', async () => {
    await auth.register({ cpf: '529.982.247-25' });
    expect(await storedRow('maria@example.com')).toMatchObject({ cpf: '52998224725' });
  });

  it.each([
    [{ cpf: '529.982.247-24' }, { 'profile.cpf': 'cpf_invalid' }],
    [{ cpf: '111.111.111-11' }, { 'profile.cpf': 'cpf_invalid' }],
    [{ cpf: 'x52998224725' }, { 'profile.cpf': 'cpf_invalid' }],
    [{ email: 'maria' }, { email: 'email_invalid' }],
    [{ password: 'short' }, { password: 'password_too_short' }],
    [{ password: 'Senha@123' }, { password: 'password_common' }],
  ])('refuses %j, naming the field, and creates nothing', async (input, fields) => {
    await expect(auth.register(input)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', fields });
    expect(await storedRow('maria@example.com')).toBeNull();
  });

  it('takes an empty CPF for none', async () => {
    await auth.register({ cpf: '  ' });
    expect(await storedRow('maria@example.com')).toMatchObject({ cpf: null });
  });

  it('speaks the language of the request unless the account prefers one', async () => {
    await auth.register({ email: 'en@example.com', language: 'en' });
    await auth.register({ email: 'es@example.com', language: 'en', preferredLanguage: 'es' });
    expect(auth.mailer.lastTo('en@example.com').subject).toBe('Your verification code');
    expect(auth.mailer.lastTo('es@example.com').subject).toBe('Tu código de verificación');
  });

  it('refuses an address that has an account, in whatever case, and mails nothing', async () => {
    await auth.register();
    auth.mailer.clear();
    await expect(auth.register({ email: 'MARIA@example.com' })).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_REGISTERED',
    });
    expect(auth.mailer.mails).toHaveLength(0);
  });

  it('gives an address to one of many who register it at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => auth.register()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(auth.mailer.mails).toHaveLength(1);
  });

  it('answers a repetition with the same key as before instead of calling the address taken', async () => {
    const first = await auth.register({ idempotencyKey: 'key-00001' });
    expect(await auth.register({ idempotencyKey: 'key-00001', language: 'en' })).toEqual(first);
    expect(auth.mailer.mails).toHaveLength(1);
    await expect(
      auth.register({ idempotencyKey: 'key-00001', password: 'Outra-Porca-8!' }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('creates no account whose answer could not be stored for a repetition', async () => {
    const broken = testAuthServices(database.db, { idempotency: brokenIdempotency });
    await expect(broken.register()).rejects.toThrow('could not be stored');
    expect(await storedRow('maria@example.com')).toBeNull();
    expect(broken.mailer.mails).toHaveLength(0);
  });

  it('limits how often one address and one network may try', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 11 }, () => auth.register()));
    const refusals = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'ok'));
    expect(refusals.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    await expect(auth.register({ email: 'joao@example.com' })).resolves.toMatchObject({ status: 201 });
  });
});
