import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import type { AuditEntryDto } from '../audit/audit.dto.js';
import type { StaffRightsDto } from '../rights/rights.controller.js';
import type { CreatedStaffTokenDto, StaffTokenDto } from './tokens.service.js';

const TOKENS = '/api/v1/admin/tokens';
const DAY_MS = 86_400_000;
const SET_ROLE = statement('test.set_role', 'SELECT account_set_role($1, $2)');
const ROWS = statement('test.token_rows', 'SELECT t::text AS row FROM staff_tokens t');

let office: BackOffice;
let ana: SignedIn;
let rui: SignedIn;
let mia: SignedIn;

beforeAll(async () => {
  office = await openBackOffice();
  [ana, rui] = [
    await office.account('ana@example.com', 'ADMIN'),
    await office.account('rui@example.com', 'ADMIN'),
  ];
  mia = await office.account('mia@example.com', 'MANAGER');
});
afterAll(() => office.app.close());

const make = (maker: SignedIn, wanted: object = {}) =>
  maker.call<CreatedStaffTokenDto>('POST', TOKENS, {
    ...{ name: 'Night report', permissions: ['users.read'], expires_in_days: 30, reason: 'Every night' },
    ...wanted,
  });
const tokenOf = async (maker: SignedIn, permissions: string[]) =>
  (await make(maker, { permissions })).body.token;
const listOf = async (person: SignedIn) =>
  (await person.call<{ items: StaffTokenDto[] }>('GET', TOKENS)).body.items;
const by = (token: string, method: string, path: string, body?: object) =>
  office.app.call<{ detail?: { code: string } } & Record<string, unknown>>(method, path, {
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
const statusBy = async (token: string, path = '/api/v1/admin/users') => (await by(token, 'GET', path)).status;
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof by>>) => [status, body.detail?.code];

describe('a staff token', () => {
  it('is shown once, then without its secret, and only its hash is stored', async () => {
    const { status, body } = await make(ana);
    expect(status).toBe(201);
    const { token, ...shown } = body;
    expect(token).toMatch(/^torpedo_staff_[\w-]{43}$/);
    expect(shown).toMatchObject({
      ...{ name: 'Night report', permissions: ['users.read'], maker: { id: ana.id, email: ana.email } },
      expires_at: new Date(office.app.clock.now().getTime() + 30 * DAY_MS).toISOString(),
      last_used_at: null,
    });
    expect((await listOf(ana))[0]).toEqual(shown);
    const rows = await office.app.database.db.sql.rows<{ row: string }>(ROWS);
    expect(JSON.stringify(rows)).not.toContain(token.slice(shown.prefix.length));
  });

  it('opens what it was made for and nothing else', async () => {
    const token = await tokenOf(ana, ['users.read']);
    expect(await statusBy(token)).toBe(200);
    expect(refusalOf(await by(token, 'GET', '/api/v1/admin/audit'))).toEqual([403, 'FORBIDDEN']);
    expect((await by(token, 'GET', '/api/v1/admin/rights')).body as unknown as StaffRightsDto).toMatchObject({
      ...{ email: ana.email, permissions: ['rights.read', 'users.read'] },
      token: { name: 'Night report' },
    });
  });

  it.each([
    ['GET', '/api/v1/users/me', undefined],
    ['POST', '/api/v1/users/change-password', { current_password: PASSWORD, new_password: 'N3w-secret!' }],
    ['GET', '/api/v1/users/me/sessions', undefined],
    ['POST', '/api/v1/users/me/api-keys', { name: 'x', scopes: ['buy'] }],
    ['GET', '/api/v1/wallets/BRL/balance', undefined],
  ])('never opens the own account: %s %s', async (method, path, body) => {
    const token = await tokenOf(ana, ['users.read', 'balances.change']);
    expect(refusalOf(await by(token, method, path, body))).toEqual([403, 'STAFF_TOKEN_NOT_ALLOWED']);
  });

  it('never makes, sees or revokes tokens', async () => {
    const token = await tokenOf(ana, ['users.read']);
    expect(refusalOf(await by(token, 'GET', TOKENS))).toEqual([403, 'FORBIDDEN']);
    const wanted = { name: 'More', permissions: ['users.read'], expires_in_days: 1 };
    expect(refusalOf(await by(token, 'POST', TOKENS, wanted))).toEqual([403, 'FORBIDDEN']);
    expect((await make(ana, { permissions: ['tokens.make'] })).status).toBe(403);
  });

  it('counts as a recent sign-in long after its maker’s, who needs one to make it', async () => {
    const token = await tokenOf(ana, ['balances.change']);
    office.app.clock.advance({ minutes: 16 });
    const credit = { currency: 'BRL', amount_cents: 500, reason: 'Gift' };
    const { status } = await by(token, 'POST', `/api/v1/admin/users/${mia.id}/adjustments`, credit);
    expect(status).toBe(201);
    expect((await make(ana)).body).toMatchObject({ detail: { code: 'REAUTHENTICATION_REQUIRED' } });
    ana = { ...ana, call: await office.callerOf(ana.email) };
  });

  it('is named with its maker by the audit', async () => {
    const { body } = await ana.call<{ items: AuditEntryDto[] }>('GET', '/api/v1/admin/audit');
    const { token, staff, action } = body.items.find((entry) => entry.action === 'balance.adjust')!;
    expect({ token, staff, action }).toEqual({
      token: 'Night report',
      staff: { id: ana.id, email: ana.email },
      action: 'balance.adjust',
    });
    expect(body.items.find((entry) => entry.action === 'token.create')).toMatchObject({
      ...{ token: null, reason: 'Every night', after: { name: 'Night report' } },
    });
  });

  it('expires', async () => {
    const token = (await make(await again(rui), { expires_in_days: 2 })).body.token;
    office.app.clock.advance({ ms: 2 * DAY_MS - 1 });
    expect(await statusBy(token)).toBe(200);
    office.app.clock.advance({ ms: 1 });
    expect(await statusBy(token)).toBe(401);
  });

  it.each([[0], [91], [1.5]])('is not made for %s days', async (days) => {
    expect((await make(await again(ana), { expires_in_days: days })).status).toBe(422);
  });

  it.each([[[]], [['users.everything']]])('is not made for %j', async (permissions) => {
    expect((await make(await again(ana), { permissions })).status).toBe(422);
  });
});

/** The same person, signed in now. */
const again = async (person: SignedIn): Promise<SignedIn> => ({
  ...person,
  call: await office.callerOf(person.email),
});

describe('the maker of a staff token', () => {
  it('gives no more than the own role has', async () => {
    const manager = await again(mia);
    expect((await make(manager)).status).toBe(403);
    expect((await make(manager, { permissions: ['overview.read'] })).status).toBe(201);
  });

  it('takes along what they lose, and shuts it when deactivated', async () => {
    const admin = await again(ana);
    const late = await office.account('late@example.com', 'ADMIN');
    const token = await tokenOf(late, ['users.read', 'overview.read']);
    await office.app.database.db.sql.row(SET_ROLE, [late.id, 'MANAGER']);
    expect(await statusBy(token)).toBe(403);
    expect(await statusBy(token, '/api/v1/admin/dashboard/stats')).toBe(200);
    await admin.call('PATCH', `/api/v1/admin/users/${late.id}/status`, { is_active: false, reason: 'Left' });
    expect(await statusBy(token, '/api/v1/admin/dashboard/stats')).toBe(401);
  });

  it('sees and revokes the own, an administrator those of all', async () => {
    const [admin, manager] = [await again(ana), await again(mia)];
    const own = (await make(manager, { permissions: ['overview.read'] })).body;
    const others = (await make(admin)).body;
    expect(new Set((await listOf(manager)).map(({ maker }) => maker.id))).toEqual(new Set([mia.id]));
    expect((await listOf(admin)).map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, others.id]));
    expect((await manager.call('DELETE', `${TOKENS}/${others.id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `${TOKENS}/${own.id}?reason=Leaked`)).status).toBe(204);
    expect(await statusBy(own.token, '/api/v1/admin/dashboard/stats')).toBe(401);
    expect((await admin.call('DELETE', `${TOKENS}/${own.id}`)).status).toBe(404);
  });

  it('loses it when everybody is signed out with their keys, and keeps it otherwise', async () => {
    const token = await tokenOf(await again(ana), ['users.read']);
    const endAll = async (revokes: boolean) =>
      (await again(rui)).call('POST', '/api/v1/admin/sessions/revoke-all', { revoke_api_keys: revokes });
    expect((await endAll(false)).status).toBe(200);
    expect(await statusBy(token)).toBe(200);
    expect((await endAll(true)).status).toBe(200);
    expect(await statusBy(token)).toBe(401);
  });

  it('is told by mail, and loses the tokens with a changed password', async () => {
    const person = await office.account('changer@example.com', 'ADMIN');
    const token = await tokenOf(person, ['users.read']);
    const subject = office.app.mailer.lastTo(person.email).subject;
    expect(subject).toBe('Novo token de equipe na sua conta');
    const change = { current_password: PASSWORD, new_password: 'Another-1-secret!' };
    expect((await person.call('POST', '/api/v1/users/change-password', change)).status).toBe(200);
    expect(await statusBy(token)).toBe(401);
  });
});
