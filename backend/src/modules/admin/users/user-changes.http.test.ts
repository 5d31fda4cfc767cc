import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import { mailedRecovery } from '../../../testing/recorders.js';
import type { AdminUserDetailsDto, AdminUserDto } from './user.dto.js';

const USERS = '/api/v1/admin/users';
const NOBODY = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11';
const STRONG = 'Nova-Porca-8!';

let office: BackOffice;
let admin: SignedIn;
let customers = 0;

beforeAll(async () => {
  office = await openBackOffice({ poolSize: 12 });
  admin = await office.account('admin@example.com', 'ADMIN');
});
afterAll(() => office.app.close());

const customer = () => office.account(`customer${(customers += 1)}@example.com`);
const user = async (id: string) => (await admin.call<AdminUserDetailsDto>('GET', `${USERS}/${id}`)).body;
const create = (body: object) => admin.call<AdminUserDto>('POST', USERS, body);
const lastAudit = () =>
  office.app.database.db.sql.row<Record<string, unknown>>(
    statement('test.last_audit', 'SELECT * FROM audit_entries ORDER BY id DESC LIMIT 1'),
  );
const refusal = (status: number, code: string) => ({ status, body: { detail: { code } } });

describe('creating an account', () => {
  it('makes an account that has to confirm its address and to choose another password', async () => {
    const answer = await create({
      email: ' Lucia@Example.com',
      password: STRONG,
      country: 'US',
      profile: { full_name: 'Lucía Fernández', phone_number: '(11) 98765-4321' },
      reason: 'asked by telephone',
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email: 'lucia@example.com',
        role: 'CUSTOMER',
        profile: { full_name: 'Lucía Fernández', phone_number: '•••••••4321' },
        preferred_language: 'en-US',
        preferred_currency: 'USD',
        is_active: true,
        is_email_verified: false,
        must_change_password: true,
      },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'user.create',
      entity_id: answer.body.id,
      before: null,
      after: { email: 'l***', full_name: 'L***', phone_number: '1***', role: 'CUSTOMER' },
      reason: 'asked by telephone',
    });
    await office.app.call('POST', '/api/v1/users/verify-email', {
      body: { token: '123456', email: 'lucia@example.com' },
    });
    expect(await office.signIn('lucia@example.com', STRONG)).toMatchObject({
      status: 200,
      body: { must_change_password: true },
    });
  });

  it('makes a colleague who signs in at once and only changes the password', async () => {
    const email = 'colleague@example.com';
    const answer = await create({ email, password: STRONG, role: 'MANAGER' });
    expect(answer).toMatchObject({ status: 201, body: { role: 'MANAGER', is_email_verified: true } });
    expect(await office.signIn(email, STRONG)).toMatchObject({
      status: 200,
      body: { must_change_password: true },
    });
  });

  it('mails an invitation by which the owner chooses a password and confirms the address', async () => {
    const { status } = await create({ email: 'invited@example.com', send_invitation: true, country: 'BR' });
    expect(status).toBe(201);
    const mail = office.app.mailer.lastTo('invited@example.com');
    expect(mail.subject).toBe('Sua conta foi criada');
    expect(mail.text).toContain('7 dias');
    const token = /token=([\w-]+)/.exec(mail.text)![1]!;
    const reset = { token, new_password: STRONG };
    expect(await office.app.call('POST', '/api/v1/users/reset-password', { body: reset })).toMatchObject({
      status: 200,
    });
    expect(await office.signIn('invited@example.com', STRONG)).toMatchObject({
      status: 200,
      body: { must_change_password: false },
    });
  });

  it.each([
    [{}, 'Senha é obrigatória para novos usuários'],
    [{ password: '' }, 'Senha é obrigatória para novos usuários'],
    [{ password: 'curta' }, 'Senha deve ter pelo menos 8 caracteres'],
    [{ password: 'Password1!' }, 'Esta senha é muito comum. Escolha outra.'],
  ])('refuses the password of %j', async (body, message) => {
    const answer = await admin.call(
      'POST',
      USERS,
      { email: 'nobody@example.com', ...body },
      { 'accept-language': 'pt' },
    );
    expect(answer).toMatchObject({ status: 422, body: { detail: { fields: { password: message } } } });
  });

  it('refuses a known address, an unknown role and an invalid address', async () => {
    const { email } = await customer();
    expect(await create({ email: email.toUpperCase(), password: STRONG })).toMatchObject(
      refusal(409, 'EMAIL_ALREADY_REGISTERED'),
    );
    expect(await create({ email: 'x@example.com', password: STRONG, role: 'BOSS' })).toMatchObject(
      refusal(400, 'INVALID_ROLE'),
    );
    expect(await create({ email: 'x', password: STRONG })).toMatchObject(refusal(422, 'VALIDATION_ERROR'));
  });

  it('only tries it in a dry run: no account and no mail', async () => {
    const mails = office.app.mailer.mails.length;
    const body = { email: 'trial@example.com', password: STRONG };
    const answer = await admin.call('POST', USERS, body, { 'x-dry-run': 'true' });
    expect(answer).toMatchObject({
      status: 200,
      body: { dry_run: true, changes: [{ action: 'user.create' }] },
    });
    expect(office.app.mailer.mails).toHaveLength(mails);
    expect((await admin.call('GET', `${USERS}?search=trial@example.com`)).body).toEqual([]);
  });
});

describe('changing an account', () => {
  it('deactivates it, which ends its sessions, and activates it again', async () => {
    const somebody = await customer();
    const off = { is_active: false, reason: 'chargeback' };
    expect(await admin.call('PATCH', `${USERS}/${somebody.id}/status`, off)).toMatchObject({
      status: 200,
      body: { is_active: false },
    });
    expect((await somebody.call('GET', '/api/v1/users/me')).status).toBe(401);
    expect(await office.signIn(somebody.email)).toMatchObject(refusal(403, 'ACCOUNT_DISABLED'));
    expect(await lastAudit()).toMatchObject({
      action: 'user.change_status',
      before: { is_active: true },
      after: { is_active: false },
      reason: 'chargeback',
    });
    await admin.call('PATCH', `${USERS}/${somebody.id}/status`, { is_active: true, reason: 'settled' });
    expect((await office.signIn(somebody.email)).status).toBe(200);
    expect(await admin.call('PATCH', `${USERS}/${somebody.id}/status`, { is_active: true })).toMatchObject({
      status: 422,
      body: { detail: { fields: { reason: 'Motivo é obrigatório' } } },
    });
  });

  it('moves it to another address, which has to be confirmed unless it is said to be', async () => {
    const somebody = await customer();
    const basic = (body: object) => admin.call<AdminUserDto>('PATCH', `${USERS}/${somebody.id}/basic`, body);
    expect(await basic({ email: 'moved@example.com', preferred_currency: 'EUR' })).toMatchObject({
      status: 200,
      body: { email: 'moved@example.com', is_email_verified: false, preferred_currency: 'EUR' },
    });
    expect(office.app.mailer.lastTo('moved@example.com').text).toContain('123456');
    expect(await basic({ email: 'moved2@example.com', is_email_verified: true })).toMatchObject({
      status: 200,
      body: { is_email_verified: true },
    });
    expect(await basic({ email: admin.email })).toMatchObject(refusal(409, 'EMAIL_ALREADY_REGISTERED'));
    expect(await basic({ email: 'no address' })).toMatchObject(refusal(422, 'VALIDATION_ERROR'));
    // Saying the same again changes nothing.
    expect(await basic({ email: 'moved2@example.com' })).toMatchObject({ body: { is_email_verified: true } });
  });

  it('changes name and telephone, field by field', async () => {
    const { id } = await customer();
    const profile = (body: object) => admin.call<AdminUserDto>('PATCH', `${USERS}/${id}/profile`, body);
    await profile({ full_name: 'Ana', phone_number: '+1 212 555 0123' });
    expect(await profile({ phone_number: null })).toMatchObject({
      status: 200,
      body: { profile: { full_name: 'Ana', phone_number: null } },
    });
    expect(await profile({ phone_number: '12' })).toMatchObject({
      status: 422,
      body: { detail: { fields: { phone_number: 'Telefone inválido' } } },
    });
  });

  it('tells the second editor what the first one made of it, and lets one of many win', async () => {
    const { id } = await customer();
    const seen = await user(id);
    const edits = await Promise.all(
      ['Ana', 'Bia', 'Carla', 'Davi'].map((full_name) =>
        admin.call('PATCH', `${USERS}/${id}/profile`, { full_name, expected_updated_at: seen.updated_at }),
      ),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = (await user(id)).profile.full_name;
    const stale = await admin.call('PATCH', `${USERS}/${id}/basic`, {
      preferred_currency: 'USD',
      expected_updated_at: seen.updated_at,
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { detail: { code: 'CHANGED_MEANWHILE', current: { id, profile: { full_name: winner } } } },
    });
    expect((await user(id)).preferred_currency).toBe('BRL');
    expect(
      await admin.call('PATCH', `${USERS}/${id}/basic`, { expected_updated_at: 'yesterday' }),
    ).toMatchObject(refusal(422, 'VALIDATION_ERROR'));
  });

  it('does not count a sign-in as a change', async () => {
    const somebody = await customer();
    const before = await user(somebody.id);
    await office.signIn(somebody.email);
    expect((await user(somebody.id)).updated_at).toBe(before.updated_at);
  });

  it.each([
    ['PATCH', 'status', { is_active: false, reason: 'x' }],
    ['PATCH', 'role', { role: 'MANAGER' }],
    ['PATCH', 'basic', { preferred_currency: 'USD' }],
    ['PATCH', 'profile', { full_name: 'x' }],
    ['POST', 'resend-verification', {}],
    ['POST', 'reset-password', { send_email: true }],
    ['POST', 'block', {}],
    ['POST', 'unblock', {}],
    ['POST', 'clear-flag', { reason: 'x' }],
    ['POST', 'notes', { text: 'x' }],
    ['POST', 'reveal', { field: 'cpf', reason: 'x' }],
    ['GET', 'sessions', undefined],
    ['GET', 'statement', undefined],
    ['GET', 'timeline', undefined],
    ['GET', 'notes', undefined],
  ])('%s …/%s of nobody is not found', async (method, path, body) => {
    expect(await admin.call(method, `${USERS}/${NOBODY}/${path}`, body)).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
  });
});

describe('roles', () => {
  const setRole = (who: SignedIn, id: string, role: string) =>
    who.call('PATCH', `${USERS}/${id}/role`, { role, reason: 'new task' });

  it('are given and taken, never by oneself, and never the last one', async () => {
    const other = await customer();
    expect(await setRole(admin, admin.id, 'CUSTOMER')).toMatchObject(refusal(409, 'LAST_ADMIN'));
    expect(await setRole(admin, other.id, 'ADMIN')).toMatchObject({ status: 200, body: { role: 'ADMIN' } });
    await office.signInAgain(other);
    expect(await setRole(admin, admin.id, 'CUSTOMER')).toMatchObject(refusal(403, 'OWN_ROLE'));
    expect(await setRole(admin, other.id, 'KING')).toMatchObject(refusal(400, 'INVALID_ROLE'));
    expect(await setRole(other, admin.id, 'ADMIN')).toMatchObject({ status: 200 });
    expect(await setRole(admin, other.id, 'CUSTOMER')).toMatchObject({ status: 200 });
    expect((await other.call('GET', USERS)).status).toBe(401);
    await office.signInAgain(other);
    expect((await other.call('GET', USERS)).status).toBe(403);
    for (const [method, path, body] of [
      ['PATCH', '/status', { is_active: false, reason: 'x' }],
      ['DELETE', '', undefined],
    ] as const) {
      expect(await admin.call(method, `${USERS}/${admin.id}${path}`, body)).toMatchObject(
        refusal(409, 'LAST_ADMIN'),
      );
    }
  });

  it('are changed, and accounts of staff entered, only soon after a sign-in', async () => {
    const [other, manager] = [await customer(), await customer()];
    await setRole(admin, manager.id, 'MANAGER');
    office.app.clock.advance({ minutes: 14 });
    const { id } = await customer();
    office.app.clock.advance({ minutes: 2 });
    const stale = refusal(403, 'REAUTHENTICATION_REQUIRED');
    const reset = { new_password: STRONG };
    expect(await setRole(admin, other.id, 'ADMIN')).toMatchObject(stale);
    expect(await admin.call('POST', `${USERS}/${manager.id}/reset-password`, reset)).toMatchObject(stale);
    expect(
      await admin.call('PATCH', `${USERS}/${manager.id}/basic`, { email: 'x@example.com' }),
    ).toMatchObject(stale);
    expect(await create({ email: 'boss@example.com', password: STRONG, role: 'ADMIN' })).toMatchObject(stale);
    expect((await admin.call('POST', `${USERS}/${id}/reset-password`, reset)).status).toBe(204);
    admin = { ...admin, call: await office.callerOf(admin.email) };
  });
});

describe('passwords and codes', () => {
  const post = (id: string, path: string, body: object) => admin.call('POST', `${USERS}/${id}/${path}`, body);

  it('mails a temporary password; the old one, sessions and API keys end', async () => {
    const somebody = await customer();
    const { body: key } = await somebody.call<{ key: string }>('POST', '/api/v1/users/me/api-keys', {
      name: 'bot',
      scopes: ['read'],
    });
    expect((await post(somebody.id, 'reset-password', { send_email: true, reason: 'stolen' })).status).toBe(
      204,
    );
    expect((await somebody.call('GET', '/api/v1/users/me')).status).toBe(401);
    const withKey = await office.app.call('GET', '/api/v1/users/me', {
      headers: { 'x-api-key': key.key },
    });
    expect(withKey.status).toBe(401);
    expect((await office.signIn(somebody.email)).status).toBe(401);
    const mail = office.app.mailer.lastTo(somebody.email);
    expect(mail.subject).toBe('Sua senha foi redefinida');
    const { temporaryPassword } = mailedRecovery(mail);
    expect(await office.signIn(somebody.email, temporaryPassword)).toMatchObject({
      status: 200,
      body: { must_change_password: true },
    });
    expect(await lastAudit()).toMatchObject({ action: 'user.reset_password', reason: 'stolen' });
  });

  it('sets a password that has to be changed, and refuses a weak one or none', async () => {
    const somebody = await customer();
    expect((await post(somebody.id, 'reset-password', { new_password: STRONG })).status).toBe(204);
    expect((await office.signIn(somebody.email, PASSWORD)).status).toBe(401);
    expect(await office.signIn(somebody.email, STRONG)).toMatchObject({
      status: 200,
      body: { must_change_password: true },
    });
    expect(await post(somebody.id, 'reset-password', { new_password: 'weak' })).toMatchObject({
      status: 422,
    });
    for (const neither of [{}, { send_email: false }]) {
      expect(await post(somebody.id, 'reset-password', neither)).toMatchObject({
        status: 422,
        body: { detail: { message: 'Dados inválidos para reset de senha' } },
      });
    }
  });

  it('mails another code to whom has not confirmed the address, once a minute', async () => {
    const { body } = await create({ email: 'slow@example.com', password: STRONG });
    expect((await post(body.id, 'resend-verification', {})).status).toBe(204);
    expect(await post(body.id, 'resend-verification', {})).toMatchObject(refusal(429, 'RATE_LIMITED'));
    const { id } = await customer();
    expect(await post(id, 'resend-verification', {})).toMatchObject(refusal(409, 'EMAIL_ALREADY_VERIFIED'));
  });
});

describe('a pause of purchases', () => {
  it('is made, shown, found and ended by staff', async () => {
    const { id } = await customer();
    const blocked = await admin.call('POST', `${USERS}/${id}/block`, { minutes: 30, reason: 'tests cards' });
    const until = new Date(office.app.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(blocked).toMatchObject({ status: 200, body: { purchases_blocked_until: until } });
    expect((await admin.call('GET', `${USERS}?purchases=blocked`)).body).toMatchObject([{ id }]);
    expect(await admin.call('POST', `${USERS}/${id}/unblock`, { reason: 'explained' })).toMatchObject({
      status: 200,
      body: { purchases_blocked_until: null },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'user.release_purchases',
      before: { blocked_until: until },
      after: { blocked_until: null },
    });
    expect((await admin.call('GET', `${USERS}?purchases=blocked`)).body).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('needs what is left to be given up, and then leaves nothing of the person', async () => {
    const somebody = await customer();
    await admin.call('POST', `${USERS}/${somebody.id}/adjustments`, {
      ...{ amount_cents: 480, currency: 'BRL', reason: 'goodwill' },
    });
    await admin.call('POST', `${USERS}/${somebody.id}/notes`, { text: 'secret' });
    expect(await admin.call('DELETE', `${USERS}/${somebody.id}`)).toMatchObject({
      status: 409,
      body: { detail: { code: 'BALANCE_LEFT', balances: [{ currency: 'BRL', balance_cents: 480 }] } },
    });
    const path = `${USERS}/${somebody.id}?give_up_balance=true&reason=asked%20by%20mail`;
    expect((await admin.call('DELETE', path)).status).toBe(204);
    expect(await lastAudit()).toMatchObject({
      action: 'user.delete',
      before: { email: 'c***' },
      after: { gave_up_balance: true },
      reason: 'asked by mail',
    });
    expect((await admin.call('GET', `${USERS}/${somebody.id}`)).status).toBe(404);
    expect((await admin.call('DELETE', path)).status).toBe(404);
    expect((await somebody.call('GET', '/api/v1/users/me')).status).toBe(401);
    const notes = statement('test.notes', 'SELECT count(*)::int AS left FROM user_notes WHERE user_id = $1');
    expect(await office.app.database.db.sql.row(notes, [somebody.id])).toEqual({ left: 0 });
  });
});
