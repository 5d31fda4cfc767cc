import { once } from 'node:events';
import pg from 'pg';
import { createPostgresEventBus } from '../../../backend/src/platform/events/index.js';
import { createLogger } from '../../../backend/src/platform/logging/index.js';
import { interleave, isAtMost, percentile, shownSpread, type Figure } from '../ratio.js';

const EVENTS = 300;
const ROUNDS = 4;
const MOST = 10;

/** The live events of one replica, sent as the product sends them without Redis. */
export const replica = (url: string, origin: string) =>
  createPostgresEventBus({ url, origin, log: createLogger({ level: 'silent' }) });

/** The 99th percentile of the milliseconds that an event takes, measured one after the other. */
async function slowest(sendAndHear: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < EVENTS; index += 1) {
    const startedAt = performance.now();
    await sendAndHear();
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.99);
}

/** From a committed event to the listeners of another replica, compared with a bare NOTIFY of the same bytes. */
export async function measureEvents(databaseUrl: string): Promise<Figure> {
  const [here, there] = [replica(databaseUrl, 'here'), replica(databaseUrl, 'there')];
  const [notifier, listener] = [0, 1].map(() => new pg.Client({ connectionString: databaseUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([here.start(), there.start(), notifier.connect(), listener.connect()]);
  await listener.query('LISTEN bench_events');
  let heard: () => void = () => undefined;
  there.subscribe(() => heard());
  const event = { userId: 'bench', type: 'balance_changed', fields: { currency: 'BRL' } };
  const bytes = JSON.stringify(event);
  const result = await interleave(
    ROUNDS,
    () =>
      slowest(() =>
        Promise.all([
          once(listener, 'notification'),
          notifier.query("SELECT pg_notify('bench_events', $1)", [bytes]),
        ]),
      ),
    () =>
      slowest(
        () =>
          new Promise<void>((resolve) => {
            heard = resolve;
            here.publish(event);
          }),
      ),
  );
  await Promise.all([here.close(), there.close(), notifier.end(), listener.end()]);
  const { subject, baseline, ratio } = result;
  return {
    name: 'Event to another replica, p99',
    measured: `${subject.toFixed(2)} ms`,
    baseline: `bare NOTIFY: ${baseline.toFixed(2)} ms (${shownSpread(result)})`,
    value: `${ratio.toFixed(1)} x`,
    goal: `<= ${MOST} x`,
    met: isAtMost(MOST, result),
  };
}
