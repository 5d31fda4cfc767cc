import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/**
 * Brings the tables of the job queue up to date. pg-boss would do so at every start of a process, and of several that
 * start together on an empty database all but one would fail; here the lock of the migrations keeps them apart.
 */
export async function installQueueSchema(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    // A migration has made it.
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
