import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openBackOffice, type BackOffice, type SignedIn } from '../../testing/back-office.js';
import { SLOW } from '../../testing/slow.js';
import { startServerPair, type ServerPair } from '../../testing/standby-server.js';
import { openDatabase, statement } from './index.js';

const SHORTEST_LAG = 2;

let servers: ServerPair;
let office: BackOffice;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  servers = await startServerPair();
  vi.stubEnv('TEST_DATABASE_URL', servers.leaderUrl);
  office = await openBackOffice({
    replica: { urlOf: servers.onStandby },
    settings: { read_replica_max_lag_seconds: SHORTEST_LAG },
  });
  ana = await office.account('ana@example.com', 'ADMIN');
  bia = await office.account('bia@example.com', 'ADMIN');
});
afterAll(async () => {
  await office.app.close();
  await servers.stop();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  office.app.clock.advance({ minutes: 5 });
  await untilFault(null);
});

const untilFault = (reason: 'behind' | 'unreachable' | null) =>
  vi.waitFor(() => expect(office.app.readReplica!.watch.fault?.reason ?? null).toBe(reason), SLOW);

async function replay(change: 'pause' | 'resume'): Promise<void> {
  const url = servers.onStandby(office.app.database.ownerUrl);
  const standby = openDatabase({ url, poolSize: 1, Client: pg.Client });
  await standby.sql.rows(statement(`test.${change}`, `SELECT pg_wal_replay_${change}()`));
  await standby.close();
}

/** The emails of the list, and the server that it was read from. */
async function listedBy(person: SignedIn): Promise<{ emails: string[]; from: string }> {
  const { counts } = office.app.readReplica!;
  const before = counts.replica;
  const { body } = await person.call<{ email: string }[]>('GET', '/api/v1/admin/users');
  return {
    emails: body.map(({ email }) => email),
    from: counts.replica > before ? 'replica' : 'leader',
  };
}

const untilListed = (email: string) =>
  vi.waitFor(async () => {
    const { emails, from } = await listedBy(bia);
    expect({ from, isListed: emails.includes(email) }).toEqual({ from: 'replica', isListed: true });
  }, SLOW);

it('a list is as old as what the standby has replayed, and an idle leader leaves it in use', async () => {
  await untilListed('bia@example.com');
  await replay('pause');
  await office.account('new@example.com');
  const { emails, from } = await listedBy(bia);
  expect(from).toBe('replica');
  expect(emails).not.toContain('new@example.com');
  await replay('resume');
  await untilListed('new@example.com');
});

it('who wrote reads it back from the leader, and from the standby once that has replayed it', async () => {
  await replay('pause');
  const { status } = await ana.call('POST', `/api/v1/admin/users/${bia.id}/notes`, { text: 'Called today' });
  expect(status).toBe(201);
  expect((await listedBy(ana)).from).toBe('leader');
  expect((await listedBy(bia)).from).toBe('replica');
  await replay('resume');
  await vi.waitFor(async () => expect((await listedBy(ana)).from).toBe('replica'), SLOW);
});

it('a standby that stands still while the leader writes is behind, until it has caught up', async () => {
  await replay('pause');
  await office.account('late@example.com');
  await untilFault('behind');
  const { emails, from } = await listedBy(bia);
  expect({ from, isListed: emails.includes('late@example.com') }).toEqual({ from: 'leader', isListed: true });
  await replay('resume');
  await untilFault(null);
  await untilListed('late@example.com');
});

it('nobody gets an error when a standby stops, and it is used again once it is back', async () => {
  await servers.stopStandby();
  expect((await listedBy(bia)).emails).toContain('bia@example.com');
  await untilFault('unreachable');
  expect((await listedBy(bia)).from).toBe('leader');
  await servers.startStandby();
  await untilFault(null);
  await untilListed('bia@example.com');
});
