import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { KillableServer } from '../../../testing/killable-server.js';

const FOLLOWERS = 1_300;
/** An address in the second batch of mails. */
const HELD = '700@example.com';
const MAILED = { timeout: 300_000, interval: 500 };

const FOLLOW = statement(
  'test.follow',
  `INSERT INTO status_followers (email, language, created_at, confirmed_at, confirmation_hash, leaving_key)
   SELECT n || '@example.com', 'pt', now(), now(), uuid_send(uuidv7()), uuidv7()::text FROM generate_series(1, $1::int) n`,
);
const PUBLISH = statement(
  'test.publish',
  `WITH opened AS (
     INSERT INTO incidents (titles, state, impact, affects, started_at, next_update_at, opened_by, updated_at)
     VALUES ('{"pt": "Pix lento"}', 'identified', 'slow', '[{"area": "topups"}]', now(), now() + interval '1 hour',
             uuidv7(), now()) RETURNING id)
   INSERT INTO incident_updates (incident_id, state, texts, published_at)
   SELECT id, 'identified', '{"pt": "Achamos a causa."}', now() FROM opened`,
);
const QUEUED = statement(
  'test.queued',
  `SELECT count(*)::int AS mails, count(DISTINCT data ->> 'to')::int AS people FROM pgboss.job
    WHERE name = 'mail' AND data ->> 'kind' = 'status'`,
);
const WAITING = statement(
  'test.waiting',
  `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
);
const HOLD = 'SELECT pg_advisory_xact_lock(4242)';

let database: TestDatabase;
let server: KillableServer;
let smtp: SMTPServer;
let isAccepting = false;
const received: string[] = [];

const startServer = () =>
  KillableServer.start({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    JWT_SECRET: 'a secret that outlives the process it was given to',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    ALLOW_SIMULATED_PAYMENTS: 'true',
  });

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => done(isAccepting ? null : new Error('later')),
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  database = await openTestDatabase();
  server = await startServer();
});
afterAll(async () => {
  await server.kill();
  smtp.close();
  await database.close();
});

const queued = () => database.owner.sql.one<{ mails: number; people: number }>(QUEUED);

it('mails an update once to each follower, also when the process dies among them', async () => {
  const { sequelize, sql } = database.owner;
  await sequelize.query(`
    CREATE FUNCTION hold_mail() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF NEW.data ->> 'to' = '${HELD}' THEN ${HOLD.replace('SELECT', 'PERFORM')}; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER hold_mail BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION hold_mail()`);
  await sql.rows(FOLLOW, [FOLLOWERS]);
  const hold = await database.db.sequelize.transaction();
  await database.db.sequelize.query(HOLD, { transaction: hold });
  await sql.rows(PUBLISH);
  await vi.waitFor(async () => expect(await sql.rows(WAITING)).toHaveLength(1), MAILED);
  await server.kill();
  await hold.rollback();
  await sequelize.query('DROP TRIGGER hold_mail ON pgboss.job');
  expect(await queued()).toEqual({ mails: 500, people: 500 });
  expect(received).toEqual([]);

  isAccepting = true;
  server = await startServer();
  await vi.waitFor(() => expect(new Set(received).size).toBe(FOLLOWERS), MAILED);
  expect(received).toHaveLength(FOLLOWERS);
});
