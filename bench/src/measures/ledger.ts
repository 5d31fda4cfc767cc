import { randomUUID } from 'node:crypto';
import { adjust } from '../../../backend/src/modules/wallet/ledger/ledger.store.js';
import { openDatabase, statement } from '../../../backend/src/platform/database/index.js';
import { interleave, isAtLeast, shownSpread, type Figure, type Interleaved } from '../ratio.js';
import { replica } from './events.js';
import { preparePgbenchUsers, runScript } from '../harness/pgbench.js';

const CLIENTS = 16;
const SECONDS = 4;
const ROUNDS = 4;
const LEAST = 0.8;
const LEAST_WITH_EVENTS = 0.95;

const SCRIPT = `
\\set n random(1, 400)
SELECT id AS user_id FROM pgbench_users WHERE n = :n \\gset
SELECT * FROM ledger_post('adjustment', ':user_id', 'BRL', 1, gen_random_uuid(), now(), NULL, 'bench');
`;

const FIND_USER = statement('bench.find_user', 'SELECT id FROM pgbench_users WHERE n = $1');

/** Movements of money through the ledger's store: compared with the same SQL in pgbench, and with a live event each. */
export async function measureLedger(databaseUrl: string): Promise<Figure[]> {
  await preparePgbenchUsers(databaseUrl);
  const db = openDatabase({ url: databaseUrl, poolSize: CLIENTS });
  async function movementsPerSecond(publish?: (userId: string) => void): Promise<number> {
    let moved = 0;
    const startedAt = performance.now();
    const endsAt = startedAt + SECONDS * 1000;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() < endsAt) {
          const { id } = await db.sql.one<{ id: string }>(FIND_USER, [1 + Math.floor(Math.random() * 400)]);
          await adjust(db.sql, {
            id: randomUUID(),
            userId: id,
            currency: 'BRL',
            changeCents: 1,
            note: 'bench',
            at: new Date(),
          });
          publish?.(id);
          moved += 1;
        }
      }),
    );
    return (moved / (performance.now() - startedAt)) * 1000;
  }
  const silent = () => movementsPerSecond();
  const beside = await interleave(
    ROUNDS,
    () => runScript(databaseUrl, { script: SCRIPT, clients: CLIENTS, seconds: SECONDS }),
    silent,
  );
  const [here, there] = [replica(databaseUrl, 'here'), replica(databaseUrl, 'there')];
  await Promise.all([here.start(), there.start()]);
  const notifying = await interleave(ROUNDS, silent, () =>
    movementsPerSecond((userId) => here.publish({ userId, type: 'balance_changed', fields: {} })),
  );
  await here.close();
  await there.close();
  await db.close();
  return [
    figure('Movements of money', 'pgbench, same SQL', LEAST, beside),
    figure('Movements of money with live events', 'without', LEAST_WITH_EVENTS, notifying),
  ];
}

function figure(name: string, baseline: string, least: number, result: Interleaved): Figure {
  return {
    name,
    measured: `${Math.round(result.subject)} /s`,
    baseline: `${baseline}: ${Math.round(result.baseline)} /s (${shownSpread(result)})`,
    value: result.ratio.toFixed(2),
    goal: `>= ${least}`,
    met: isAtLeast(least, result),
  };
}
