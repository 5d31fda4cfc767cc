import type { Lease, Loop } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import type { WebhookSender } from './webhook-delivery.js';
import { createWebhookEndpointStore } from './webhook-endpoint.store.js';

const INTERVAL_MS = 1_000;
/** While endpoints are being called, others may become due. */
const LOOK_AGAIN_MS = 500;

const AT_ONCE = 48;
/** The other turns are kept for endpoints that answer soon. */
const SLOW_AT_ONCE = 16;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & { sender: Pick<WebhookSender, 'work'> };

/** Gives each endpoint that something is due for a turn. A slow endpoint does not hold up the others. */
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

/** Or a moment later, when none has ended. */
async function firstOf(turns: readonly Promise<void>[]): Promise<void> {
  if (turns.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => (timer = setTimeout(resolve, LOOK_AGAIN_MS)));
  await Promise.race([...turns, moment]);
  clearTimeout(timer);
}
