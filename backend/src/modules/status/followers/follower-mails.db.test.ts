import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createLogger } from '../../../platform/logging/index.js';
import type { Mailer } from '../../../platform/mail/index.js';
import { openTestDatabase, testClock, type TestDatabase } from '../../../testing/index.js';
import { heldLease } from '../../../testing/leases.js';
import { recordingMailer, type RecordingMailer } from '../../../testing/recorders.js';
import { followerMailsJob } from './follower-mails.job.js';

const FOLLOWERS = 1_300;
const clock = testClock();
const log = createLogger({ level: 'silent' });
const FOLLOW = statement(
  'test.follow',
  `INSERT INTO status_followers (email, language, created_at, confirmed_at, confirmation_hash, leaving_key)
   SELECT n || '@example.com', CASE WHEN n % 2 = 0 THEN 'es' ELSE 'pt' END, $1, $2, uuid_send(uuidv7()), uuidv7()::text
     FROM generate_series($3::int, $4::int) n`,
);
const PUBLISH = statement(
  'test.publish',
  `WITH opened AS (
     INSERT INTO incidents (titles, state, impact, affects, started_at, next_update_at, opened_by, updated_at)
     VALUES ('{"pt": "Pix lento", "es": "Pix lento hoy"}', 'identified', 'slow', '[{"area": "topups"}]', $1,
             $1::timestamptz + interval '1 hour', uuidv7(), $1) RETURNING id)
   INSERT INTO incident_updates (incident_id, state, texts, published_at)
   SELECT id, 'identified', '{"pt": "Achamos a causa."}', $1 FROM opened`,
);
const RESET = statement(
  'test.reset',
  'WITH updates AS (DELETE FROM incident_updates) DELETE FROM status_followers',
);

let database: TestDatabase;
let mailer: RecordingMailer;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  mailer = recordingMailer();
  await database.owner.sql.rows(RESET);
});

const mailWith = (through: Mailer) =>
  followerMailsJob({
    db: database.db,
    clock,
    log,
    mailer: through,
    publicUrl: 'https://numeros.example',
  }).run(heldLease());
const follow = (confirmedAt: Date | null, first: number, last = first) =>
  database.owner.sql.rows(FOLLOW, [clock.now(), confirmedAt, first, last]);
const publish = () => database.owner.sql.rows(PUBLISH, [clock.now()]);

/** Fails in the middle like a process that dies, so that its transaction is rolled back. */
function endingAfter(mails: number): Mailer {
  let left = mails;
  return {
    async send(mail, unit) {
      if (left === 0) throw new Error('killed');
      left -= 1;
      await mailer.send(mail, unit);
    },
  };
}

it('mails an update once to everybody, also when it ends in the middle and goes on later', async () => {
  await follow(clock.now(), 1, FOLLOWERS);
  clock.advance({ seconds: 1 });
  await publish();
  await mailWith(endingAfter(700));
  expect(mailer.mails).toHaveLength(500);
  await mailWith(mailer);
  await mailWith(mailer);
  expect(mailer.mails).toHaveLength(FOLLOWERS);
  expect(new Set(mailer.mails.map(({ to }) => to)).size).toBe(FOLLOWERS);
});

it('mails in the language of the follower, with the way to leave', async () => {
  await follow(clock.now(), 2);
  await publish();
  await mailWith(mailer);
  const { subject, text, html, headers = {} } = mailer.lastTo('2@example.com');
  expect(subject).toBe('Pix lento hoy: causa encontrada');
  expect(text).toContain('Achamos a causa.');
  expect(text).toContain('Próxima noticia hasta');
  const [, leaving = ''] = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  expect(leaving).toMatch(/^https:\/\/numeros\.example\/es\/status\/follow\?key=/);
  expect(html).toContain(`href="${leaving}"`);
});

it('mails nobody who has not confirmed, or who came after the update', async () => {
  await follow(null, 1);
  await publish();
  clock.advance({ seconds: 1 });
  await follow(clock.now(), 2);
  await mailWith(mailer);
  await publish();
  await mailWith(mailer);
  expect(mailer.mails.map(({ to }) => to)).toEqual(['2@example.com']);
});
