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

/** After so many deliveries the turn ends, so that another endpoint gets one. */
const DELIVERIES_OF_ONE_TURN = 20;
const LONGEST_TURN_MS = 5_000;
const SLOW_MS = 2_000;

/** An endpoint that accepted nothing for this time is switched off, once one delivery has used up its tries. */
const GIVEN_UP_MS = 72 * 3_600_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  outgoing: Pick<Outgoing, 'fetch'>;
  seal: Seal;
  mails: WebhookMails;
  /** A random number from 0 to 1, which spreads the tries. */
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

  /** Sends the due deliveries of one endpoint, the earliest first, until the endpoint fails or its turn is over. */
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

  /** @returns whether the endpoint may get another delivery in this turn */
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

  /** A delivery is signed with the secret and, for a day after a rotation, with the earlier secret too. */
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

/** PostgreSQL text cannot contain a NUL character. */
const shortened = (text: string) => text.replaceAll('\0', '').slice(0, KEPT_ANSWER_CHARACTERS);

/** The code of the error. Its message could contain addresses of our network. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMEOUT';
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? 'UNREACHABLE';
}
