import { setTimeout as wait } from 'node:timers/promises';

export interface WebhookSenderOptions {
  /** The receiver must answer 2xx within this time in ms. */
  ackTimeoutMs: number;
  retryDelaysMs: readonly number[];
  log: (line: string) => void;
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Webhook {
  url: string;
  body: object;
  headers?: Record<string, string>;
}

export class WebhookSender {
  readonly #stop = new AbortController();
  readonly #pending = new Set<Promise<void>>();

  constructor(private readonly options: WebhookSenderOptions) {}

  /** Resolves after the first attempt, whether or not it succeeded. */
  async send(webhook: Webhook): Promise<void> {
    if (await this.#attempt(webhook)) return;
    const retries: Promise<void> = this.#retry(webhook).finally(() => this.#pending.delete(retries));
    this.#pending.add(retries);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#pending);
  }

  async #retry(webhook: Webhook): Promise<void> {
    const sleep = this.options.sleep ?? ((ms, signal) => wait(ms, undefined, { signal }));
    for (const delay of this.options.retryDelaysMs) {
      await sleep(delay, this.#stop.signal).catch(() => undefined);
      if (this.#stop.signal.aborted || (await this.#attempt(webhook))) return;
    }
    this.options.log(`gave up the notification to ${addressOf(webhook.url)}`);
  }

  async #attempt({ url, body, headers }: Webhook): Promise<boolean> {
    const limit = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(this.options.ackTimeoutMs)]);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: limit,
      });
      await response.body?.cancel();
      if (!response.ok) this.options.log(`the receiver ${addressOf(url)} answered ${response.status}`);
      return response.ok;
    } catch (reason) {
      if (!this.#stop.signal.aborted) {
        this.options.log(
          `could not notify ${addressOf(url)}: ${reason instanceof Error ? reason.message : 'failed'}`,
        );
      }
      return false;
    }
  }
}

/** Leaves out the query, which may contain a secret. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
