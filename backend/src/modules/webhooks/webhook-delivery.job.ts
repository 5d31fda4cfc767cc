import type { Lease, Loop } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import type { WebhookSender } from './webhook-delivery.js';
import { createWebhookEndpointStore } from './webhook-endpoint.store.js';

const INTERVAL_MS = 1_000;
/** The job looks for due endpoints again after this time, also while it calls others. */
const LOOK_AGAIN_MS = 500;

const AT_ONCE = 48;
/** Most endpoints that answer slowly and have a turn at once. The other turns stay free for fast endpoints. */
const SLOW_AT_ONCE = 16;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & { sender: Pick<WebhookSender, 'work'> };

/** Gives a turn to each endpoint with a due delivery. A slow endpoint does not delay the others. */
export function webhookDeliveryJob({ db, clock, log, sender }: Deps): Loop {
  async function run(lease: Lease): Promise<void> {
    const busy = new Map<string, { isSlow: boolean; turn: Promise<void> }>();
    const failed = new Set<string>();
    const slow = () => [...busy.values()].filter(({ isSlow }) => isSlow).length;

    function begin(id: string, isSlow: boolean): void {
      const turn = sender
        .work(id, lease)
        .catch((err: unknown) => {
          failed.add(id);
          if (!lease.signal.aborted)
            log.error({ err, webhook_endpoint: id }, 'turn of a webhook endpoint failed');
        })
        .finally(() => busy.delete(id));
      busy.set(id, { isSlow, turn });
    }

    do {
      const due = lease.signal.aborted
        ? []
        : await createWebhookEndpointStore(db.sql).listDue(clock.now(), [...busy.keys(), ...failed]);
      for (const { id, isSlow } of due) {
        if (busy.size >= AT_ONCE) break;
        if (!isSlow || slow() < SLOW_AT_ONCE) begin(id, isSlow);
      }
      await firstOf([...busy.values()].map(({ turn }) => turn));
    } while (busy.size > 0);
  }
  return { name: 'webhook-delivery', intervalMs: INTERVAL_MS, run };
}

/** Waits until one turn has ended, but at most LOOK_AGAIN_MS. */
async function firstOf(turns: readonly Promise<void>[]): Promise<void> {
  if (turns.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => (timer = setTimeout(resolve, LOOK_AGAIN_MS)));
  await Promise.race([...turns, moment]);
  clearTimeout(timer);
}
