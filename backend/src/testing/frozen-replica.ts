import { Registry } from 'prom-client';
import { openDatabase, statement } from '../platform/database/index.js';
import { createLogger } from '../platform/logging/index.js';
import { systemRandom } from '../platform/random.js';
import { createLoopFigures, createLoopRunner, LeaseLostError } from '../platform/jobs/index.js';

/** A replica that its test freezes in the middle of a round; it then says whether it may still act. */
const db = openDatabase({ url: process.argv[2] ?? '', poolSize: 2 });

const runner = createLoopRunner(
  [
    {
      name: 'frozen',
      intervalMs: 60_000,
      async run(lease) {
        process.stdout.write('holding\n');
        // The test has this second to freeze the process; the answer is read as soon as it runs again.
        await db.sql.rows(statement('test.frozen', 'SELECT pg_sleep(1)'));
        try {
          lease.assertHeld();
          process.stdout.write('acted\n');
        } catch (error) {
          process.stdout.write(error instanceof LeaseLostError ? 'refused\n' : 'failed\n');
        }
        setImmediate(() => void runner.stop().then(() => db.close()));
      },
    },
  ],
  {
    db,
    random: systemRandom,
    log: createLogger({ level: 'silent' }),
    figures: createLoopFigures({ registry: new Registry() }, []),
    leaseMs: 500,
  },
);
runner.start();
