import { Webhook } from 'standardwebhooks';
import { readBoundedText } from '../../platform/bounded-body.js';
import type { Lease } from '../../platform/jobs/index.js';
import type { Outgoing } from '../../platform/outgoing.js';
import type { Platform } from '../../platform/platform.js';
import type { Seal } from '../../platform/seal.js';
import { webhookHeaders } from '../../platform/webhook-headers.js';
import { createWebhookDeliveryStore, type Answer, type TakenDelivery } from './webhook-delivery.store.js';
import { createWebhookEndpointStore, type EndpointToCall } from './webhook-endpoint.store.js';
import type { WebhookMails } from './webhook-mails.js';
import { nextTry, outcomeOf, type TryOutcome } from './webhook-schedule.js';

const ANSWER_TIMEOUT_MS = 15_000;
const LARGEST_ANSWER_BYTES = 16_384;
const KEPT_ANSWER_CHARACTERS = 500;

/** Then the next endpoint has its turn. */
const DELIVERIES_OF_ONE_TURN = 20;
const LONGEST_TURN_MS = 5_000;
const SLOW_MS = 2_000;

/** Nothing was accepted for so long, and a delivery has had all its tries. */
const GIVEN_UP_MS = 72 * 3_600_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  outgoing: Pick<Outgoing, 'fetch'>;
  seal: Seal;
  mails: WebhookMails;
  /** 0 to 1. */
  chance: () => number;
  timeoutMs?: number;
};

interface Turn {
  lease: Lease;
  endpoint: EndpointToCall;
  failingSince: Date | null;
  slowestMs: number;
  pauseMs: number;
}

export class WebhookSender {
  constructor(private readonly deps: Deps) {}

  /** What waits for one endpoint, in the order of its due times, until it is in trouble or its turn is over. */
  async work(endpointId: string, lease: Lease): Promise<void> {
    const { db, clock } = this.deps;
    const endpoint = await createWebhookEndpointStore(db.sql).findToCall(endpointId, clock.now());
    if (!endpoint) return;
    const turn: Turn = { lease, endpoint, failingSince: endpoint.failingSince, slowestMs: 0, pauseMs: 0 };
    const beganAt = performance.now();
    for (let count = 0; count < DELIVERIES_OF_ONE_TURN; count += 1) {
      lease.assertHeld();
      const delivery = await createWebhookDeliveryStore(db.sql).take(endpointId, clock.now());
      if (!delivery) break;
      const goesOn = await this.#deliver(delivery, turn);
      if (!goesOn || performance.now() - beganAt > LONGEST_TURN_MS) break;
    }
    await createWebhookEndpointStore(db.sql).setState(endpointId, {
      failingSince: turn.failingSince,
      pausedUntil: turn.pauseMs > 0 ? new Date(clock.now().getTime() + turn.pauseMs) : null,
      isSlow: turn.slowestMs > SLOW_MS,
    });
  }

  /** Whether the endpoint may get another one in this turn. */
  async #deliver(delivery: TakenDelivery, turn: Turn): Promise<boolean> {
    const { db, clock, chance } = this.deps;
    const { outcome, answer } = await this.#try(delivery, turn);
    turn.slowestMs = Math.max(turn.slowestMs, answer.ms);
    const deliveries = createWebhookDeliveryStore(db.sql);
    const now = clock.now();
    if (outcome.kind !== 'failed') {
      turn.failingSince = null;
      await deliveries.settle(delivery, outcome.kind, null, answer);
      if (outcome.kind === 'gone') await this.#disable(turn.endpoint.id, 'gone');
      return outcome.kind === 'delivered';
    }
    turn.failingSince ??= now;
    const { pauseMs, endpointPauseMs } = nextTry({ ...outcome, tries: delivery.tries, chance: chance() });
    const dueAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
    await deliveries.settle(delivery, 'failed', dueAt, answer);
    turn.pauseMs = Math.max(turn.pauseMs, endpointPauseMs);
    const isGivenUp = dueAt === null && now.getTime() - turn.failingSince.getTime() >= GIVEN_UP_MS;
    if (isGivenUp) await this.#disable(turn.endpoint.id, 'failing');
    return endpointPauseMs === 0 && !isGivenUp;
  }

  async #try(
    { eventId, body }: TakenDelivery,
    { endpoint, lease }: Turn,
  ): Promise<{ outcome: TryOutcome; answer: Answer }> {
    const { clock, outgoing, timeoutMs = ANSWER_TIMEOUT_MS } = this.deps;
    const at = clock.now();
    const beganAt = performance.now();
    const ms = () => Math.round(performance.now() - beganAt);
    try {
      const response = await outgoing.fetch(endpoint.url, {
        method: 'POST',
        body,
        headers: {
          ...webhookHeaders(eventId, at, body, this.#signersOf(endpoint)),
          'User-Agent': 'Torpedo-Webhooks/1',
        },
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), lease.signal]),
      });
      const text = await readBoundedText(response, LARGEST_ANSWER_BYTES).catch(() => '');
      const outcome = outcomeOf(response.status, response.headers.get('retry-after'), clock.now());
      return { outcome, answer: { status: response.status, text: shortened(text), ms: ms() } };
    } catch (error) {
      if (lease.signal.aborted) throw error;
      const outcome = { kind: 'failed', isBusy: true, retryAfterMs: null } as const;
      return { outcome, answer: { status: null, text: reasonOf(error), ms: ms() } };
    }
  }

  /** By the secret, and for a while by the one that it replaced. */
  #signersOf({ id, secret, previousSecret }: EndpointToCall): Webhook[] {
    return [secret, previousSecret].flatMap((sealed) => {
      const opened = sealed && this.deps.seal.open(sealed, id);
      return opened ? [new Webhook(opened.toString())] : [];
    });
  }

  async #disable(endpointId: string, by: 'gone' | 'failing'): Promise<void> {
    const { db, clock, mails, log } = this.deps;
    const now = clock.now();
    await db.transaction(async (unit) => {
      const disabled = await createWebhookEndpointStore(unit.sql).disable(endpointId, by, now);
      if (!disabled) return;
      await mails.disabled({ ...disabled, by }, unit);
      log.info({ webhook_endpoint: endpointId, by }, 'webhook endpoint disabled');
    });
  }
}

/** PostgreSQL stores no NUL. */
const shortened = (text: string) => text.replaceAll('\0', '').slice(0, KEPT_ANSWER_CHARACTERS);

/** The code of what failed, without addresses of ours. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMEOUT';
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? 'UNREACHABLE';
}
