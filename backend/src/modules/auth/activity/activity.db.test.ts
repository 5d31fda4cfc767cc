import { forgetOldDataJobs } from '../forget-old-data.job.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import {
  forgetAccounts,
  ORIGIN,
  PASSWORD,
  testAuthServices,
  type TestAuthServices,
} from '../../../testing/auth-services.js';
import type { SignedIn } from '../sign-in/session-opener.js';
import { SLOW } from '../../../testing/slow.js';

let database: TestDatabase;
let auth: TestAuthServices;
let userId: string;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  userId = (await auth.register()).registered.id;
  await auth.verify();
});

const activities = async (limit = 100) =>
  (await auth.activityLog.list(userId, { limit, beforeId: null })).items;
const kinds = async () => (await activities()).map(({ kind }) => kind);
const countOf = async (wanted: string) => (await kinds()).filter((kind) => kind === wanted).length;
const actorOf = ({ session }: SignedIn) => ({ userId, sessionId: session.id }) as Actor;
const fail = (ipAddress: string, over = {}) =>
  auth.signIn({ password: 'Wrong-Porca-7!', ipAddress, network: ipAddress, ...over }).catch(() => undefined);

describe('the activity log', () => {
  it('tells the way of an account, newest first, with where it came from', async () => {
    const first = await auth.signIn();
    await auth.signIn({ sessionName: 'CLI on notebook' });
    await auth.sessions.endOthers(actorOf(first), ORIGIN, false);
    await auth.sessions.endCurrent(actorOf(first), ORIGIN);
    expect(await kinds()).toEqual([
      'signed_out',
      'other_sessions_ended',
      'new_device',
      'signed_in',
      'signed_in',
      'email_verified',
      'registered',
    ]);
    const [, , , cli] = await activities();
    expect(cli).toEqual({
      id: expect.any(String) as string,
      kind: 'signed_in',
      at: auth.clock.now(),
      subject: 'CLI on notebook',
      ...ORIGIN,
    });
  });

  it('names the session that its owner ended, and says nothing when none was', async () => {
    const browser = await auth.signIn();
    const cli = await auth.signIn({ sessionName: 'CLI on notebook' });
    await auth.sessions.end(actorOf(browser), cli.session.id, ORIGIN);
    await auth.sessions.end(actorOf(browser), cli.session.id, ORIGIN).catch(() => undefined);
    expect((await activities())[0]).toMatchObject({ kind: 'session_ended', subject: 'CLI on notebook' });
    expect(await countOf('session_ended')).toBe(1);
  });

  it('does not keep what did not happen', async () => {
    const registration = auth.register({ email: 'maria@example.com', password: PASSWORD });
    await expect(registration).rejects.toMatchObject({ code: 'EMAIL_ALREADY_REGISTERED' });
    await auth.verify().catch(() => undefined);
    expect(await kinds()).toEqual(['email_verified', 'registered']);
  });

  it('notes wrong passwords, and the moment when no more are taken', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await fail('198.51.100.1');
    await vi.waitFor(async () => expect(await countOf('sign_in_blocked')).toBe(1), SLOW);
    expect((await activities()).find(({ kind }) => kind === 'sign_in_failed')).toMatchObject({
      ipAddress: '198.51.100.1',
      userAgent: 'test browser',
    });
  });

  it('cannot be filled by strangers: five failures a day from one address, twenty in all', async () => {
    await Promise.all(Array.from({ length: 8 }, () => fail('198.51.100.1')));
    await vi.waitFor(async () => expect(await countOf('sign_in_failed')).toBe(5), SLOW);
    for (let address = 2; address < 30; address += 1) await fail(`198.51.100.${address}`);
    await vi.waitFor(async () => expect(await countOf('sign_in_failed')).toBe(20), SLOW);
    auth.clock.advance({ days: 1 });
    await fail('198.51.100.1');
    await vi.waitFor(async () => expect(await countOf('sign_in_failed')).toBe(21), SLOW);
  });

  it('is read page by page, without gap or repetition', async () => {
    for (let sign = 0; sign < 2; sign += 1) await auth.signIn();
    const newest = await auth.activityLog.list(userId, { limit: 2, beforeId: null });
    const next = await auth.activityLog.list(userId, { limit: 2, beforeId: newest.nextCursor });
    const last = await auth.activityLog.list(userId, { limit: 2, beforeId: next.nextCursor });
    expect([...newest.items, ...next.items, ...last.items]).toEqual(await activities());
    expect(last.nextCursor).toBeNull();
  });

  it('is forgotten after a year', async () => {
    auth.clock.advance({ days: 300 });
    await auth.signIn();
    auth.clock.advance({ days: 66 });
    await forgetOldDataJobs(auth.dependencies).activity.run();
    expect(await kinds()).toEqual(['signed_in']);
  });

  it('is never changed', async () => {
    const change = statement('test.activity.change', "UPDATE account_events SET kind = 'signed_in'");
    await expect(database.owner.sql.row(change)).rejects.toThrow('account events are never changed');
  });
});
