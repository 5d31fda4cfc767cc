import { forgetOldDataJobs } from '../forget-old-data.job.js';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import {
  forgetAccounts,
  ORIGIN,
  testAuthServices,
  type TestAuthServices,
} from '../../../testing/auth-services.js';
import type { SignedIn } from '../sign-in/session-opener.js';
import { SLOW } from '../../../testing/slow.js';

let database: TestDatabase;
let auth: TestAuthServices;
let signedIn: SignedIn;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await forgetAccounts(database);
  auth = testAuthServices(database.db);
  await auth.register();
  await auth.verify();
  signedIn = await auth.signIn();
});

const cookieOf = ({ sessionToken }: SignedIn) => `torpedo_session=${sessionToken}`;
const bearerOf = ({ answer }: SignedIn) => `Bearer ${answer.access_token}`;
const authenticate = (headers: Record<string, string>) =>
  auth.authenticator.authenticate({ headers } as unknown as Request);
const upgrade = (headers: Record<string, string>, url = '/ws/1') =>
  auth.authenticateUpgrade({ headers, url } as unknown as IncomingMessage, signedIn.session.userId);
const change = (what: string) =>
  database.owner.sql.row(statement(`test.${what}`, `UPDATE users SET ${what}`));
const actorFrom = async (from: SignedIn) => (await authenticate({ authorization: bearerOf(from) })) as Actor;

describe('a request', () => {
  it.each([
    ['the cookie', () => ({ cookie: cookieOf(signedIn) }), 'cookie'],
    ['the access token', () => ({ authorization: bearerOf(signedIn) }), 'bearer'],
    ['both', () => ({ cookie: cookieOf(signedIn), authorization: bearerOf(signedIn) }), 'bearer'],
  ])('with %s is the account that signed in', async (_case, headers, credential) => {
    expect(await authenticate(headers())).toEqual({
      userId: signedIn.session.userId,
      sessionId: signedIn.session.id,
      email: 'maria@example.com',
      role: 'CUSTOMER',
      mustChangePassword: false,
      mustSetUpTwoFactor: false,
      isRecentlyConfirmed: true,
      currency: 'BRL',
      credential,
      apiKey: null,
    });
  });

  it.each([
    ['nothing', () => ({})],
    ['an invented cookie', () => ({ cookie: 'torpedo_session=invented' })],
    [
      'an invented token beside a good cookie',
      () => ({ authorization: 'Bearer a.b.c', cookie: cookieOf(signedIn) }),
    ],
    [
      'another scheme beside a good cookie',
      () => ({ authorization: 'Basic YTpi', cookie: cookieOf(signedIn) }),
    ],
    ['an API key beside a good cookie', () => ({ 'x-api-key': 'key', cookie: cookieOf(signedIn) })],
    ['an API key beside a good token', () => ({ 'x-api-key': 'key', authorization: bearerOf(signedIn) })],
  ])('with %s is nobody', async (_case, headers) => {
    expect(await authenticate(headers())).toBeNull();
  });

  it('with an expired token is nobody, unless the cookie still lives', async () => {
    auth.clock.advance({ minutes: 15 });
    expect(await authenticate({ authorization: bearerOf(signedIn) })).toBeNull();
    const both = { authorization: bearerOf(signedIn), cookie: cookieOf(signedIn) };
    expect(await authenticate(both)).toMatchObject({ credential: 'cookie' });
  });

  it('of a disabled account is nobody', async () => {
    await change('is_active = false');
    expect(await authenticate({ cookie: cookieOf(signedIn) })).toBeNull();
    expect(await authenticate({ authorization: bearerOf(signedIn) })).toBeNull();
  });

  it('of somebody who became staff twelve hours after signing in is nobody', async () => {
    auth.clock.advance({ minutes: 12 * 60 });
    expect(await authenticate({ cookie: cookieOf(signedIn) })).not.toBeNull();
    await change(`role = 'ADMIN'`);
    expect(await authenticate({ cookie: cookieOf(signedIn) })).toBeNull();
  });
});

describe('a session', () => {
  const use = () => authenticate({ cookie: cookieOf(signedIn) });
  const lastSeen = async () =>
    (await database.db.sql.row<{ last_seen_at: Date }>(
      statement('test.last_seen', 'SELECT last_seen_at FROM sessions'),
    ))!.last_seen_at;

  it('ends after thirty days without use', async () => {
    auth.clock.advance({ days: 30 });
    expect(await use()).toBeNull();
  });

  it('lives on with use, but no longer than ninety days', async () => {
    for (const days of [29, 29, 29]) {
      auth.clock.advance({ days });
      const now = auth.clock.now();
      expect(await use()).not.toBeNull();
      await vi.waitFor(async () => expect(await lastSeen()).toEqual(now), SLOW);
    }
    auth.clock.advance({ days: 3 });
    expect(await use()).toBeNull();
  });

  it('is written at most once a minute however often it is used', async () => {
    const started = auth.clock.now();
    auth.clock.advance({ seconds: 59 });
    await use();
    auth.clock.advance({ seconds: 1 });
    const minuteLater = auth.clock.now();
    expect(await lastSeen()).toEqual(started);
    await use();
    await vi.waitFor(async () => expect(await lastSeen()).toEqual(minuteLater), SLOW);
  });

  it('is checked with one statement, which requests that come in together share', async () => {
    const rows = vi.spyOn(auth.dependencies.db.sql, 'rows');
    const other = cookieOf(await auth.signIn());
    await use();
    expect(rows).toHaveBeenCalledTimes(1);
    const actors = await Promise.all([
      use(),
      authenticate({ cookie: other }),
      authenticate({ cookie: 'torpedo_session=invented' }),
    ]);
    expect(actors.map((actor) => actor?.sessionId)).toEqual([
      signedIn.session.id,
      expect.any(String),
      undefined,
    ]);
    expect(rows).toHaveBeenCalledTimes(2);
    rows.mockRestore();
  });

  it('ended by signing out is dead for cookie and token at once, and its sockets hear of it', async () => {
    await auth.sessions.endCurrent(await actorFrom(signedIn), ORIGIN);
    expect(await use()).toBeNull();
    expect(await authenticate({ authorization: bearerOf(signedIn) })).toBeNull();
    expect(auth.events.ofType('session_ended')).toEqual([
      {
        userId: signedIn.session.userId,
        type: 'session_ended',
        fields: { session_id: signedIn.session.id },
      },
    ]);
  });

  it('is listed newest first while it lives', async () => {
    auth.clock.advance({ minutes: 1 });
    const second = await auth.signIn({ sessionName: 'CLI on notebook' });
    const third = await auth.signIn();
    await auth.sessions.endCurrent(await actorFrom(third), ORIGIN);
    const listed = await auth.sessions.list(await actorFrom(signedIn));
    expect(listed.map(({ id }) => id)).toEqual([second.session.id, signedIn.session.id]);
  });

  it('can end another of its account, but none of somebody else', async () => {
    await auth.register({ email: 'joao@example.com' });
    await auth.verify({ email: 'joao@example.com' });
    const foreign = await auth.signIn({ email: 'joao@example.com' });
    const second = await auth.signIn();
    const actor = await actorFrom(signedIn);
    await auth.sessions.end(actor, second.session.id, ORIGIN);
    expect(await authenticate({ cookie: cookieOf(second) })).toBeNull();
    await expect(auth.sessions.end(actor, second.session.id, ORIGIN)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(auth.sessions.end(actor, foreign.session.id, ORIGIN)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await authenticate({ cookie: cookieOf(foreign) })).not.toBeNull();
  });

  it('can end all others of its account at once', async () => {
    const others = [await auth.signIn(), await auth.signIn()];
    expect(await auth.sessions.endOthers(await actorFrom(signedIn), ORIGIN, false)).toEqual({
      sessions: 2,
      apiKeys: 0,
    });
    for (const other of others) expect(await authenticate({ cookie: cookieOf(other) })).toBeNull();
    expect(await use()).not.toBeNull();
    expect(auth.events.ofType('session_ended')).toHaveLength(2);
  });

  it('is forgotten a month after the end that it has without any sign-out', async () => {
    const count = async () =>
      (await database.db.sql.rows(statement('test.session_ids', 'SELECT id FROM sessions'))).length;
    const job = forgetOldDataJobs(auth.dependencies).sessions;
    auth.clock.advance({ days: 119 });
    await job.run();
    expect(await count()).toBe(1);
    auth.clock.advance({ days: 2 });
    await job.run();
    expect(await count()).toBe(0);
  });
});

describe('opening a socket', () => {
  const own = { origin: 'http://localhost:3000', host: 'localhost:3000' };

  it('takes the subprotocols bearer and token, from any origin, and answers the first', async () => {
    const protocols = `bearer, ${signedIn.answer.access_token}`;
    expect(
      await upgrade({ 'sec-websocket-protocol': protocols, origin: 'https://elsewhere.example' }),
    ).toMatchObject({ protocol: 'bearer', actor: { sessionId: signedIn.session.id } });
  });

  it('takes the cookie from a page of our own', async () => {
    expect(await upgrade({ cookie: cookieOf(signedIn), ...own })).toMatchObject({
      protocol: null,
      actor: { sessionId: signedIn.session.id },
    });
  });

  it.each([
    [
      'a page of another site',
      () => ({ cookie: cookieOf(signedIn), ...own, origin: 'https://evil.example' }),
    ],
    ['no page at all', () => ({ cookie: cookieOf(signedIn), host: own.host })],
    ['a sandboxed page', () => ({ cookie: cookieOf(signedIn), ...own, origin: 'null' })],
    ['nobody', () => own],
    [
      'a bearer without token',
      () => ({ cookie: cookieOf(signedIn), ...own, 'sec-websocket-protocol': 'bearer' }),
    ],
    [
      'an invented token beside a good cookie',
      () => ({ cookie: cookieOf(signedIn), ...own, 'sec-websocket-protocol': 'bearer, a.b.c' }),
    ],
  ])('refuses %s', async (_case, headers) => {
    expect(await upgrade(headers())).toBeNull();
  });

  it('refuses an expired token', async () => {
    auth.clock.advance({ minutes: 15 });
    expect(await upgrade({ 'sec-websocket-protocol': `bearer, ${signedIn.answer.access_token}` })).toBeNull();
  });

  it('refuses a token in the address, even beside a good credential', async () => {
    const url = `/ws/1?token=${signedIn.answer.access_token}`;
    expect(await upgrade({}, url)).toBeNull();
    expect(await upgrade({ cookie: cookieOf(signedIn), ...own }, url)).toBeNull();
  });
});
