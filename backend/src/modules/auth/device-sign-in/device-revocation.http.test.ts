import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement, type UnitOfWork } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import { mailedRecovery } from '../../../testing/recorders.js';
import { lockAccount } from '../accounts/account.store.js';
import { createDeviceGrantStore } from './device-grant.store.js';
import type { DeviceSignInDto } from './device-sign-in.controller.js';

const DEVICE = '/api/v1/auth/device';
const ME = '/api/v1/users/me';
const STRONG = 'Nova-Porca-8!';
const WAITING = statement(
  'test.waiting_for_locks',
  `SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
);

let office: BackOffice;
let admin: SignedIn;
let maria: SignedIn;
let people = 0;

beforeAll(async () => void (office = await openBackOffice({ poolSize: 12 })));
afterAll(() => office.app.close());
beforeEach(async () => {
  office.app.clock.advance({ minutes: 15 });
  people += 1;
  admin = await office.account(`admin${people}@example.com`, 'ADMIN');
  maria = await office.account(`maria${people}@example.com`);
});

const begin = async () =>
  (await office.app.call<DeviceSignInDto>('POST', DEVICE, { body: { client_name: 'CLI on notebook' } })).body;
const approve = (person: SignedIn, { user_code }: DeviceSignInDto) =>
  person.call('POST', `${DEVICE}/decision`, { user_code, decision: 'approve' });
const ask = async ({ device_code }: DeviceSignInDto) => {
  const { status, body } = await office.app.call<{ detail?: { code: string } }>('POST', `${DEVICE}/token`, {
    body: { device_code },
  });
  return [status, body.detail?.code];
};
const asStaff = (path: string, body: object) => admin.call('POST', `/api/v1/admin/${path}`, body);
const patchAsStaff = (part: string, body: object) =>
  admin.call('PATCH', `/api/v1/admin/users/${maria.id}/${part}`, body);

const EXPIRED = [400, 'EXPIRED_TOKEN'];

/** Events after which an approved program must not get a session. Each returns its HTTP status. */
const EVENTS: [string, () => Promise<{ status: number }>][] = [
  [
    'a changed password',
    () =>
      maria.call('POST', '/api/v1/users/change-password', {
        current_password: PASSWORD,
        new_password: STRONG,
      }),
  ],
  [
    'a password reset by mail',
    async () => {
      await office.app.call('POST', '/api/v1/users/forgot-password', { body: { email: maria.email } });
      const { token } = mailedRecovery(office.app.mailer.lastTo(maria.email));
      const body = { token, new_password: STRONG };
      return office.app.call('POST', '/api/v1/users/reset-password', { body });
    },
  ],
  ['signing out elsewhere', () => maria.call('POST', `${ME}/sessions/revoke-others`)],
  [
    '"it wasn’t me"',
    async () => {
      // The mail that tells of a new browser brings the link.
      await office.signIn(maria.email);
      const [, token = ''] =
        /secure-account\?token=([\w-]+)/.exec(office.app.mailer.lastTo(maria.email).text) ?? [];
      return office.app.call('POST', '/api/v1/users/secure-account', { body: { token } });
    },
  ],
  ['a password reset by staff', () => asStaff(`users/${maria.id}/reset-password`, { new_password: STRONG })],
  ['a password mailed by staff', () => asStaff(`users/${maria.id}/reset-password`, { send_email: true })],
  ['another role', () => patchAsStaff('role', { role: 'MANAGER' })],
  [
    'deactivation, also once the account is active again',
    async () => {
      await patchAsStaff('status', { is_active: false, reason: 'stolen' });
      return patchAsStaff('status', { is_active: true, reason: 'found' });
    },
  ],
  ['the end of its sessions by staff', () => asStaff(`users/${maria.id}/sessions/revoke-all`, {})],
  ['the end of all sessions by staff', () => asStaff('sessions/revoke-all', {})],
];

describe('a program that was let in and has no session yet gets none after', () => {
  it.each(EVENTS)('%s', async (_what, happen) => {
    const grant = await begin();
    expect((await approve(maria, grant)).status).toBe(204);
    expect((await happen()).status).toBeLessThan(300);
    expect(await ask(grant)).toEqual(EXPIRED);
  });
});

it('a program that waits undecided while all sessions end is forgotten with them', async () => {
  const grant = await begin();
  await asStaff('sessions/revoke-all', {});
  expect(await ask(grant)).toEqual(EXPIRED);
});

it('a program of somebody else stays', async () => {
  const grant = await begin();
  await approve(admin, grant);
  await maria.call('POST', `${ME}/sessions/revoke-others`);
  expect((await ask(grant))[0]).toBe(200);
});

/** Resolves once one request waits for a lock of the open transaction. */
const untilOneWaits = () =>
  vi.waitFor(async () => {
    const { count } = await office.app.database.owner.sql.one<{ count: number }>(WAITING);
    expect(count).toBe(1);
  });

describe('at the same moment', () => {
  /** Runs `first` in a transaction while `second` arrives, and returns the answer of `second`. */
  async function meanwhile<Answer>(
    first: (unit: UnitOfWork) => Promise<unknown>,
    second: () => Promise<Answer>,
    last: (unit: UnitOfWork) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<Answer> {
    let answer: Promise<Answer>;
    await office.app.database.db.transaction(async (unit) => {
      await first(unit);
      answer = second();
      await untilOneWaits();
      await last(unit);
    });
    return answer!;
  }
  const sessionOf = async ({ call }: SignedIn) =>
    (await call<{ sessions: { id: string }[] }>('GET', `${ME}/sessions`)).body.sessions[0]!.id;
  const approveIn = (grant: DeviceSignInDto, sessionId: string) => (unit: UnitOfWork) =>
    createDeviceGrantStore(unit.sql).approve(
      grant.user_code.replace('-', ''),
      office.app.clock.now(),
      sessionId,
    );

  it.each([
    ['the end of its sessions', () => asStaff(`users/${maria.id}/sessions/revoke-all`, {})],
    ['the end of all sessions', () => asStaff('sessions/revoke-all', {})],
    ['deactivation', () => patchAsStaff('status', { is_active: false, reason: 'stolen' })],
  ])('%s finds the program that is being let in', async (_what, end) => {
    const grant = await begin();
    const sessionId = await sessionOf(maria);
    expect((await meanwhile(approveIn(grant, sessionId), end)).status).toBe(200);
    expect(await ask(grant)).toEqual(EXPIRED);
  });

  it('a person whose session just ends lets nothing in', async () => {
    const grant = await begin();
    const sessionId = await sessionOf(maria);
    const END = statement('test.end_session', 'UPDATE sessions SET revoked_at = now() WHERE id = $1');
    const decided = await meanwhile(
      (unit) => unit.sql.row(END, [sessionId]),
      () => approve(maria, grant),
    );
    expect(decided.status).toBe(404);
    expect(await ask(grant)).toEqual([400, 'AUTHORIZATION_PENDING']);
  });

  it('a program that comes for its session waits for who shuts the account, and gets none', async () => {
    const grant = await begin();
    await approve(maria, grant);
    const asked = await meanwhile(
      (unit) => lockAccount(unit.sql, maria.id),
      () => ask(grant),
      (unit) => createDeviceGrantStore(unit.sql).revokeOf(maria.id),
    );
    expect(asked).toEqual(EXPIRED);
  });
});

describe('a sign-in with the password at the moment', () => {
  const during = async (text: string) => {
    let answer: Promise<{ status: number; text: string }>;
    await office.app.database.db.transaction(async (unit) => {
      await unit.sql.row(statement(`test.during_${text.length}`, text), [maria.id]);
      answer = office.signIn(maria.email);
      await untilOneWaits();
    });
    return answer!;
  };

  it('at which the password changes is refused', async () => {
    const { status } = await during(`UPDATE users SET password_hash = 'another' WHERE id = $1`);
    expect(status).toBe(401);
  });

  it('at which the account is deactivated opens nothing that a reactivation would revive', async () => {
    const { status } = await during('UPDATE users SET is_active = false WHERE id = $1');
    expect(status).toBe(403);
  });
});
