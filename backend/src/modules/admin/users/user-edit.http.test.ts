import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import type { AdminUserDetailsDto, AdminUserDto } from './user.dto.js';

const USERS = '/api/v1/admin/users';

let office: BackOffice;
let admin: SignedIn;
let customers = 0;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account('admin@example.com', 'ADMIN');
});
afterAll(() => office.app.close());

const customer = () => office.account(`customer${(customers += 1)}@example.com`);
const user = async (id: string) => (await admin.call<AdminUserDetailsDto>('GET', `${USERS}/${id}`)).body;
const lastAudit = () =>
  office.app.database.db.sql.row<Record<string, unknown>>(
    statement('test.last_audit', 'SELECT * FROM audit_entries ORDER BY id DESC LIMIT 1'),
  );
const refusal = (status: number, code: string) => ({ status, body: { detail: { code } } });

describe('an edit of an account', () => {
  const everything = {
    ...{ preferred_currency: 'EUR', preferred_language: 'es', full_name: 'Maria', role: 'MANAGER' },
    ...{ is_active: false, is_email_verified: true },
  };

  it('changes any of it at once, by one entry of the audit, and writes nothing where nothing changes', async () => {
    const { id } = await customer();
    const { updated_at: expected_updated_at } = await user(id);
    const email = `all-of-${id.slice(-8)}@example.com`;
    const body = {
      ...everything,
      email,
      phone_number: '+55 11 98765-4321',
      reason: 'moved',
      expected_updated_at,
    };
    const changed = await admin.call<AdminUserDto>('PATCH', `${USERS}/${id}`, body);
    const { full_name: name, ...shown } = everything;
    expect(changed).toMatchObject({ status: 200, body: { ...shown, email, profile: { full_name: name } } });
    const entry = await lastAudit();
    expect(entry).toMatchObject({ action: 'user.change', entity_id: id, reason: 'moved' });
    expect(Object.keys(entry!['after'] as object).sort()).toEqual(
      [...Object.keys(everything), 'email', 'phone_number']
        .filter((fact) => fact !== 'is_email_verified')
        .sort(),
    );

    const again = await admin.call<AdminUserDto>('PATCH', `${USERS}/${id}`, {
      ...{ ...body, expected_updated_at: changed.body.updated_at },
    });
    expect(again.body.updated_at).toBe(changed.body.updated_at);
    expect((await lastAudit())!['id']).toBe(entry!['id']);
  });

  it('changes nothing of it where a part is refused', async () => {
    const [{ id }, taken] = [await customer(), await customer()];
    const before = await user(id);
    for (const [wrong, status, code] of [
      [{ email: taken.email }, 409, 'EMAIL_ALREADY_REGISTERED'],
      [{ phone_number: '12' }, 422, 'VALIDATION_ERROR'],
      [{ role: 'KING' }, 400, 'INVALID_ROLE'],
      [{ reason: ' ' }, 422, 'VALIDATION_ERROR'],
      [{ expected_updated_at: '2020-01-01T00:00:00.000Z' }, 409, 'CHANGED_MEANWHILE'],
    ] as const) {
      const body = { ...everything, reason: 'moved', ...wrong };
      expect(await admin.call('PATCH', `${USERS}/${id}`, body)).toMatchObject(refusal(status, code));
    }
    expect(
      await admin.call('PATCH', `${USERS}/${admin.id}`, { full_name: 'Eva', role: 'CUSTOMER' }),
    ).toMatchObject(refusal(409, 'LAST_ADMIN'));
    expect([await user(id), (await user(admin.id)).profile.full_name]).toEqual([before, null]);
  });

  it('asks for a recent sign-in where a role, or the way into an account of staff, is among it', async () => {
    const somebody = await customer();
    const staff = await office.account('late-manager@example.com', 'MANAGER');
    const call = await office.callerOf(admin.email);
    office.app.clock.advance({ minutes: 16 });
    const refused = refusal(403, 'REAUTHENTICATION_REQUIRED');
    expect(await call('PATCH', `${USERS}/${somebody.id}`, { role: 'MANAGER' })).toMatchObject(refused);
    for (const [path, body] of [
      ['', { email: 'elsewhere@example.com' }],
      ['', { is_active: false, reason: 'left' }],
      ['/status', { is_active: false, reason: 'left' }],
    ] as const) {
      expect(await call('PATCH', `${USERS}/${staff.id}${path}`, body)).toMatchObject(refused);
    }
    const body = { full_name: 'Maria', is_active: false, reason: 'asked' };
    expect((await call('PATCH', `${USERS}/${somebody.id}`, body)).status).toBe(200);
  });
});
