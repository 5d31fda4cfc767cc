import { createHash } from 'node:crypto';
import { Counter } from 'prom-client';
import webPush from 'web-push';
import { startAtZero, type Metrics } from '../../../platform/metrics.js';
import { retryAfterMs } from '../../../platform/outgoing.js';
import type { VapidIdentity } from '../../../platform/vapid.js';
import type { Platform } from '../../../platform/platform.js';
import { isPushService, type PushTarget } from '../subscriptions/subscription.js';
import type { PushMessage } from './notice.js';

const OUTCOMES = ['accepted', 'gone', 'refused', 'failed', 'too_late'] as const;

export interface PushFigures {
  count(outcome: (typeof OUTCOMES)[number]): void;
}

export function createPushFigures({ registry }: Pick<Metrics, 'registry'>): PushFigures {
  const counter = new Counter({
    name: 'torpedo_push_messages_total',
    help: 'Push messages by what the push service did with them, one for each try',
    labelNames: ['outcome'],
    registers: [registry],
  });
  startAtZero(
    counter,
    OUTCOMES.map((outcome) => ({ outcome })),
  );
  return { count: (outcome) => counter.inc({ outcome }) };
}

export type PushOutcome =
  | { kind: 'accepted' }
  | { kind: 'gone' }
  /** Another try would fail too, because our keys or the message are wrong. */
  | { kind: 'refused' }
  /** Seconds until the next try; null when the push service named none. */
  | { kind: 'failed'; retryAfterSeconds: number | null };

const ANSWER_TIMEOUT_MS = 5_000;
const TOPIC_CHARACTERS = 32;
const ACCEPTED = new Set([200, 201, 202, 204]);
const GONE = new Set([404, 410]);
const BUSY = new Set([408, 425, 429]);

type Deps = Pick<Platform, 'clock' | 'log'> & {
  identity: VapidIdentity;
  simulatedOrigin: string | null;
  figures: PushFigures;
  timeoutMs?: number;
};

/** RFC 8030, 5.4 allows at most 32 characters. A hash does not reveal the tag to the push service. */
const topicOf = (tag: string) =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_CHARACTERS);

function retryAfterSeconds(response: Response, now: Date): number | null {
  const ms = retryAfterMs(response.headers.get('retry-after'), now);
  return ms === null ? null : Math.ceil(ms / 1000);
}

function outcomeOf(response: Response, now: Date): PushOutcome {
  const { status } = response;
  if (ACCEPTED.has(status)) return { kind: 'accepted' };
  if (GONE.has(status)) return { kind: 'gone' };
  if (BUSY.has(status) || status >= 500)
    return { kind: 'failed', retryAfterSeconds: retryAfterSeconds(response, now) };
  return { kind: 'refused' };
}

export class PushSender {
  constructor(private readonly deps: Deps) {}

  /** Makes one try, which takes at most five seconds. */
  async send(target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    const outcome = await this.#attempt(target, message);
    this.deps.figures.count(outcome.kind);
    return outcome;
  }

  async #attempt(target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    const { simulatedOrigin, clock, log } = this.deps;
    const { host } = new URL(target.endpoint);
    // A subscription of the simulated push service is gone once the simulator does not run.
    if (!isPushService(new URL(target.endpoint), simulatedOrigin)) return { kind: 'gone' };
    try {
      const response = await this.#post(target, message);
      await response.body?.cancel();
      const outcome = outcomeOf(response, clock.now());
      if (outcome.kind === 'refused')
        log.error({ push_service: host, status: response.status }, 'push service refuses our messages');
      return outcome;
    } catch (error) {
      log.warn({ err: error, push_service: host }, 'push service does not answer');
      return { kind: 'failed', retryAfterSeconds: null };
    }
  }

  #post({ endpoint, p256dh, auth }: PushTarget, message: PushMessage): Promise<Response> {
    const { notification, ttlSeconds, urgency } = message;
    const { identity, timeoutMs = ANSWER_TIMEOUT_MS } = this.deps;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notification),
      {
        vapidDetails: identity,
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency,
        topic: topicOf(notification.tag),
      },
    );
    return fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}
