import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openBackOffice, type BackOffice, type SignedIn } from '../../testing/back-office.js';
import { cuttingProxy, type CuttingProxy } from '../../testing/cutting-proxy.js';
import { SLOW } from '../../testing/slow.js';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { statement } from './index.js';
import { POSITION, type AskPosition, type ReplicaFault } from './replica-watch.js';

const POOL_SIZE = 3;
const ALL_THERE = Number.MAX_SAFE_INTEGER;
const LOCK = statement('test.lock_users', 'LOCK TABLE users');

/** Another database plays the replica. It has no accounts, so a list shows where it was read. */
let other: TestDatabase;
let proxy: CuttingProxy;
let office: BackOffice;
let ana: SignedIn;
let bia: SignedIn;
let replayed = ALL_THERE;
/** Checks the replica's position once; in this test nothing else checks it. */
let look: () => Promise<void>;

beforeAll(async () => {
  other = await openTestDatabase();
  proxy = await cuttingProxy(other.url);
  const position: AskPosition = async (client) => {
    await client.query('SELECT 1');
    return replayed;
  };
  office = await openBackOffice({ poolSize: POOL_SIZE, replica: { urlOf: () => proxy.url, position } });
  look = watch().look.bind(watch());
  vi.spyOn(watch(), 'look').mockResolvedValue();
  ana = await office.account('ana@example.com', 'ADMIN');
  bia = await office.account('bia@example.com', 'ADMIN');
});
afterAll(async () => {
  await office.app.close();
  await proxy.close();
  await other.close();
});

const watch = () => office.app.readReplica!.watch;

beforeEach(async () => {
  replayed = ALL_THERE;
  // After this time no recent write is left.
  office.app.clock.advance({ minutes: 10 });
  await untilInUse();
});
afterEach(() => proxy.comeBack());

/** A check that takes more than a second means that the replica cannot be reached. */
const untilFound = (fault: ReplicaFault | undefined) =>
  vi.waitFor(async () => {
    await look();
    expect(watch().fault?.reason).toBe(fault);
  }, SLOW);
const untilInUse = () => untilFound(undefined);

const leaderPosition = async () =>
  (await office.app.database.db.sql.one<{ position: number }>(POSITION)).position;

async function listedBy(person: SignedIn): Promise<'leader' | 'replica'> {
  const { status, body } = await person.call<unknown[]>('GET', '/api/v1/admin/users');
  expect(status).toBe(200);
  return body.length > 0 ? 'leader' : 'replica';
}

/** On a busy machine the replica may answer too late, so the list is read again. */
const expectFromReplica = (person: SignedIn) =>
  vi.waitFor(async () => expect(await listedBy(person)).toBe('replica'), SLOW);

const untilWaiting = (lists: number) =>
  vi.waitFor(async () => {
    const [waiting] = await other.owner.sequelize.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    expect(waiting).toHaveLength(lists);
  }, SLOW);

const write = async (person: SignedIn) => {
  const note = { text: 'Called today' };
  const { status } = await person.call('POST', `/api/v1/admin/users/${ana.id}/notes`, note);
  expect(status).toBe(201);
};

it('lists of the back-office and their exports come from the replica', async () => {
  await expectFromReplica(ana);
  const { body } = await ana.call<string>('GET', '/api/v1/admin/users?format=csv');
  expect(String(body)).not.toContain('ana@example.com');
});

it('the public catalogue and the status come from the replica', async () => {
  const { counts } = office.app.readReplica!;
  for (const path of ['/api/v1/countries', '/api/v1/services', '/api/v1/status']) {
    // After a change this list is read from the leader, and the first read begins that time.
    await office.app.call('GET', path);
    office.app.clock.advance({ minutes: 10 });
    const before = counts.replica;
    expect((await office.app.call('GET', path)).status).toBe(200);
    expect(counts.replica).toBe(before + 1);
  }
});

it('one thing that somebody decides about comes from the leader, in the same moment', async () => {
  const { body } = await ana.call('GET', `/api/v1/admin/users/${bia.id}`);
  expect(body).toMatchObject({ email: 'bia@example.com' });
});

it('a change reads from the leader, also at the address of a list and by what that list reads', async () => {
  await office.signInAgain(ana);
  const { status, body } = await ana.call('POST', '/api/v1/admin/users', {
    email: 'clara@example.com',
    send_invitation: true,
  });
  expect({ status, body }).toMatchObject({ status: 201, body: { email: 'clara@example.com' } });
});

it('who wrote reads from the leader until the replica has replayed it, and nobody else does', async () => {
  // Otherwise the known position of the old connection would count for a second more.
  proxy.cut();
  await untilInUse();
  replayed = await leaderPosition();
  await write(ana);
  expect(await listedBy(ana)).toBe('leader');
  await expectFromReplica(bia);
  replayed = ALL_THERE;
  await expectFromReplica(ana);
});

it('a replica that lags too much is left alone, and taken up again', async () => {
  replayed = 1;
  await untilFound('behind');
  expect(await listedBy(ana)).toBe('leader');
  replayed = ALL_THERE;
  await untilInUse();
  await expectFromReplica(ana);
});

it('another standby behind the same address is looked at for itself', async () => {
  replayed = 1;
  await vi.waitFor(async () => expect(await listedBy(ana)).toBe('leader'), SLOW);
  expect(watch().fault).toBeNull();
});

it('a replica that goes away costs nobody an error, and staff learn of it', async () => {
  proxy.go();
  expect(await listedBy(ana)).toBe('leader');
  await untilFound('unreachable');

  office.app.clock.advance({ seconds: 10 });
  await office.app.runLoop('alarms');
  const open = () =>
    ana.call<{ items: { code: string }[] }>(
      'GET',
      '/api/v1/admin/alarms?code=read_replica_unused&state=open',
    );
  expect((await open()).body.items).toHaveLength(1);

  proxy.comeBack();
  await untilInUse();
  await expectFromReplica(ana);
  await office.app.runLoop('alarms');
  expect((await open()).body.items).toEqual([]);
});

it('while all connections to the replica are in use the leader answers, and the replica stays in use', async () => {
  const waiting = await other.owner.transaction(async ({ sql }) => {
    await sql.rows(LOCK);
    const lists = Array.from({ length: POOL_SIZE }, () => listedBy(ana));
    await untilWaiting(POOL_SIZE);
    expect(await listedBy(ana)).toBe('leader');
    return lists;
  });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['replica']));
  expect(watch().fault).toBeNull();
});

it('a list that is being read when the replica is lost is read from the leader', async () => {
  await other.owner.transaction(async ({ sql }) => {
    await sql.rows(LOCK);
    const listed = listedBy(ana);
    await untilWaiting(1);
    proxy.go();
    expect(await listed).toBe('leader');
  });
});

it('a replica that falls silent holds nobody up for long', async () => {
  await expectFromReplica(ana);
  proxy.fallSilent();
  const answered = vi.fn();
  void listedBy(ana).then(answered);
  await untilFound('unreachable');
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith('leader'), SLOW);
  proxy.cut();
});

it('figures say how far it is and who read there', async () => {
  await expectFromReplica(ana);
  const { counts } = office.app.readReplica!;
  expect(watch().lagSeconds).toBe(0);
  expect(counts.replica).toBeGreaterThan(0);
  expect(counts.leader).toBeGreaterThan(0);
});
