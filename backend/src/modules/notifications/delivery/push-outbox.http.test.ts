import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createLogger } from '../../../platform/logging/index.js';
import { heldLease } from '../../../testing/leases.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { pushBrowser } from '../../../testing/push-browser.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import type { PushJob } from './push-delivery.js';
import { pushOutboxJob } from './push-outbox.job.js';

const CREDIT = statement(
  'test.push.credit',
  "SELECT * FROM ledger_post('topup', $1, 'BRL', 1000, gen_random_uuid(), $2, 'MERCADOPAGO')",
);
const COUNT = statement('test.push.outbox_size', 'SELECT count(*)::int AS count FROM push_outbox');
const log = createLogger({ level: 'silent' });

let app: TestApp;
let userId: string;
let added: PushJob[];

beforeAll(async () => {
  app = await createTestApp();
  const headers = await signedInCustomer(app, 'maria@example.com');
  userId = String((await app.call('GET', '/api/v1/users/me', { headers })).body['id']);
  for (const name of ['phone', 'laptop']) {
    const { subscription } = pushBrowser(`https://fcm.googleapis.com/fcm/send/${name}`);
    const body = { subscription, userId };
    await app.call('POST', '/api/v1/notifications/subscribe', { body, headers });
  }
});
afterAll(() => app.close());
beforeEach(() => void (added = []));

const credit = () => app.database.db.sql.rows(CREDIT, [userId, app.clock.now()]);
const waiting = async () => (await app.database.db.sql.row<{ count: number }>(COUNT))?.count;

/** Runs one round of the job. @param most jobs that the queue takes before the process dies */
function passOn(most = Infinity, isPoisoned: (job: PushJob) => boolean = () => false): Promise<void> {
  let taken = 0;
  const job = pushOutboxJob({
    db: app.database.db,
    clock: app.clock,
    log,
    queue: () => ({
      add(job, unit) {
        if ((taken += 1) > most || isPoisoned(job)) return Promise.reject(new Error('the process dies'));
        unit?.afterCommit(() => added.push(job));
        return Promise.resolve();
      },
    }),
  });
  return job.run(heldLease());
}

it('an event that was rolled back is not told', async () => {
  const undone = app.database.db.transaction(async (unit) => {
    await unit.sql.rows(CREDIT, [userId, app.clock.now()]);
    throw new Error('the payment was not written');
  });
  await expect(undone).rejects.toThrow('the payment was not written');
  expect(await waiting()).toBe(0);
});

it('a notice that was half queued when the process died is queued by the next, once for each browser', async () => {
  await credit();
  await passOn(1);
  expect([added, await waiting()]).toEqual([[], 1]);
  await passOn();
  await passOn();
  expect(added.map(({ kind }) => kind)).toEqual(['topup_credited', 'topup_credited']);
  expect(new Set(added.map(({ subscriptionId }) => subscriptionId)).size).toBe(2);
  expect(await waiting()).toBe(0);
});

it('a notice that cannot be moved to the queue does not delay later ones', async () => {
  await credit();
  await credit();
  const seen: string[] = [];
  await passOn(Infinity, ({ subjectId }) => {
    if (!seen.includes(subjectId)) seen.push(subjectId);
    return subjectId === seen[0];
  });
  expect(new Set(added.map(({ subjectId }) => subjectId)).size).toBe(1);
  expect(await waiting()).toBe(1);
  await passOn();
  expect([added.length, await waiting()]).toEqual([4, 0]);
});

it('two replicas move more notices than one round takes, and each of them once', async () => {
  await Promise.all(Array.from({ length: 130 }, credit));
  await Promise.all([passOn(), passOn()]);
  await passOn();
  expect(new Set(added.map(({ subscriptionId, subjectId }) => `${subscriptionId} ${subjectId}`)).size).toBe(
    260,
  );
  expect([added.length, await waiting()]).toEqual([260, 0]);
});

it('without push keys the job only empties the outbox', async () => {
  await credit();
  await pushOutboxJob({ db: app.database.db, clock: app.clock, log, queue: () => null }).run(heldLease());
  expect(await waiting()).toBe(0);
});

it('the metrics show how long the oldest entry has waited', async () => {
  await passOn();
  await credit();
  app.clock.advance({ minutes: 12 });
  const late = async () => (await app.call('GET', '/metrics')).text;
  expect(await late()).toContain('torpedo_waiting_seconds{kind="push_outbox"} 720');
  await passOn();
  expect(await late()).toContain('torpedo_waiting_seconds{kind="push_outbox"} 0');
});
