import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { forgetAccounts, testAuthServices, type TestAuthServices } from '../../../testing/auth-services.js';
import { createAuthModule, type AccountFilter, type AuthModule } from '../index.js';

let database: TestDatabase;
let auth: TestAuthServices;
let module: AuthModule;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  module = createAuthModule(auth.dependencies);
});

const change = (email: string, what: string) =>
  database.owner.sql.row(statement(`test.${what}`, `UPDATE users SET ${what} WHERE email = $1`), [email]);

describe('the first administrator', () => {
  const wanted = { email: 'Admin@example.com', password: 'Operadora-Porca-7!' };

  it('signs in with what the operator chose', async () => {
    expect(await module.ensureFirstAdministrator(wanted)).toEqual({
      email: 'admin@example.com',
      password: wanted.password,
    });
    await auth.signIn(wanted);
    expect(await module.findAccountByEmail('ADMIN@example.com')).toMatchObject({
      role: 'ADMIN',
      isEmailVerified: true,
      mustChangePassword: false,
    });
  });

  it('gets a password that satisfies the rules where none was chosen, another each time', async () => {
    const created = await module.ensureFirstAdministrator({ ...wanted, password: undefined });
    await auth.signIn(created!);
    await forgetAccounts(database);
    const next = await module.ensureFirstAdministrator({ ...wanted, password: undefined });
    expect(next!.password).not.toBe(created!.password);
  });

  it('is created once, by one of the replicas that start together', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        module.ensureFirstAdministrator({ ...wanted, email: `admin${index}@example.com` }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await module.ensureFirstAdministrator(wanted)).toBeNull();
  });

  it('takes its address from whoever registered it before, with every session', async () => {
    await auth.register(wanted);
    await auth.verify(wanted);
    const planted = await auth.signIn(wanted);
    await module.ensureFirstAdministrator({ ...wanted, password: 'Nova-Operadora-8!' });
    expect(await auth.authenticator.fromBearer(planted.answer.access_token)).toBeNull();
    await expect(auth.signIn(wanted)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await auth.signIn({ ...wanted, password: 'Nova-Operadora-8!' });
  });
});

describe('preferences', () => {
  it('change one by one', async () => {
    const { registered } = await auth.register();
    await auth.verify();
    const { answer } = await auth.signIn();
    const actor = await auth.authenticator.fromBearer(answer.access_token);
    if (!actor || actor === 'expired') throw new Error('not signed in');
    await auth.accounts.changePreferences(actor, { preferredCurrency: 'EUR' });
    const account = await auth.accounts.changePreferences(actor, { preferredLanguage: 'es' });
    expect(account).toMatchObject({ preferredCurrency: 'EUR', preferredLanguage: 'es' });
    expect(await module.getAccount(registered.id)).toEqual(account);
  });
});

describe('looking accounts up', () => {
  it('says that an unknown account does not exist', async () => {
    await expect(module.getAccount('01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await module.findAccountByEmail('nobody@example.com')).toBeNull();
  });

  describe('in a list', () => {
    beforeEach(async () => {
      for (const name of ['ana', 'bia', 'caio_100%']) {
        await auth.register({ email: `${name}@example.com`, cpf: name === 'bia' ? '52998224725' : null });
        auth.clock.advance({ minutes: 1 });
      }
      await change('bia@example.com', `full_name = 'Beatriz Souza', birth_date = '1990-02-03'`);
      await change('ana@example.com', `role = 'ADMIN', is_email_verified = true`);
      await change('caio_100%@example.com', 'is_active = false');
    });

    const emails = async (filter: AccountFilter) => {
      const request = { filter, sort: 'created_at', direction: 'desc' } as const;
      const { items } = await module.accountList.page(request, { size: 10, page: 1 });
      const { total } = await module.accountList.count(request);
      return { emails: items.map(({ email }) => email.split('@')[0]), total };
    };

    it.each([
      ['everything, newest first', {}, ['caio_100%', 'bia', 'ana']],
      ['part of the address', { search: 'AN' }, ['ana']],
      ['part of the name', { search: 'souza' }, ['bia']],
      ['the CPF, formatted', { search: '529.982.247-25' }, ['bia']],
      ['signs that mean something to the database', { search: '_100%' }, ['caio_100%']],
      ['nothing that matches', { search: '\\' }, []],
      ['the role', { role: 'ADMIN' }, ['ana']],
      ['active ones', { status: 'active' }, ['bia', 'ana']],
      ['inactive ones', { status: 'inactive' }, ['caio_100%']],
      ['several conditions', { status: 'active', role: 'CUSTOMER' }, ['bia']],
    ] as const)('finds %s', async (_case, query, expected) => {
      expect(await emails(query)).toEqual({
        emails: expected,
        total: expected.length,
      });
    });

    it('masks the personal data of an account', async () => {
      const request = { filter: { search: 'bia' }, sort: 'email', direction: 'asc' } as const;
      const { items } = await module.accountList.page(request, { size: 1, page: 1 });
      expect(items[0]).toMatchObject({
        email: 'bia@example.com',
        profile: { full_name: 'Beatriz Souza', phone_number: null, cpf: '•••.982.247-••' },
        flag: null,
      });
    });
  });
});
