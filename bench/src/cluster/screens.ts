import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Customer } from '../harness/customers.js';

const RECONNECT_MS = 1_000;
/** In ms; while a number waits, like the web app, which does this beside its socket. */
const READ_AGAIN_MS = 10_000;
const TIMEOUT_MS = 5_000;
/** In ms; a message that is not shown after this time counts as lost. */
const LATEST_MS = 30_000;

interface Transactions {
  active_transactions: { activation_id: string; sms_code: string | null }[];
  recent_completed: { activation_id: string; sms_code: string | null }[];
}

/** What a customer sees: received by a socket, and read again when it opens and from time to time. */
class Screen {
  readonly heard = new Set<string>();
  readonly read = new Set<string>();
  readonly awaited = new Set<string>();
  readonly #over = new AbortController();
  readonly #rereading: Promise<void>;
  #socket: WebSocket | undefined;

  constructor(
    private readonly url: string,
    readonly customer: Customer,
  ) {
    this.#open();
    this.#rereading = this.#readNowAndThen();
  }

  unseen(): string[] {
    return [...this.awaited].filter((id) => !this.heard.has(id) && !this.read.has(id));
  }

  async close(): Promise<void> {
    this.#over.abort();
    this.#socket?.terminate();
    await this.#rereading;
  }

  #open(): void {
    if (this.#over.signal.aborted) return;
    const { id, token } = this.customer;
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}/ws/${id}`, ['bearer', token]);
    this.#socket = socket;
    socket.on('open', () => void this.#read());
    socket.on('message', (frame: Buffer) => {
      const event = JSON.parse(frame.toString()) as { type: string; activation_id?: string };
      if (event.type === 'sms_received' && event.activation_id) this.heard.add(event.activation_id);
    });
    // The event `close` follows, which opens the socket again.
    socket.on('error', () => undefined);
    socket.on('close', () => void wait(RECONNECT_MS).then(() => this.#open()));
  }

  async #readNowAndThen(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await wait(READ_AGAIN_MS, undefined, { signal: this.#over.signal }).catch(() => undefined);
      if (this.unseen().length > 0) await this.#read();
    }
  }

  async #read(): Promise<void> {
    const { id, token } = this.customer;
    const options = {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    // A failed read is repeated.
    const answer = await fetch(`${this.url}/batch/user-transactions/${id}`, options).catch(() => null);
    if (!answer?.ok) return;
    const { active_transactions, recent_completed } = (await answer.json()) as Transactions;
    for (const { activation_id, sms_code } of [...active_transactions, ...recent_completed])
      if (sms_code !== null) this.read.add(activation_id);
  }
}

/** One open screen for each customer. */
export class Screens {
  readonly #screens: ReadonlyMap<string, Screen>;

  constructor(url: string, customers: readonly Customer[]) {
    this.#screens = new Map(customers.map((customer) => [customer.id, new Screen(url, customer)]));
  }

  /** Records that the message of a number has been sent. */
  expect({ id }: Customer, activationId: string): void {
    this.#screens.get(id)?.awaited.add(activationId);
  }

  /** How many messages came through sockets; the others were read. */
  heard(): number {
    return [...this.#screens.values()].reduce((sum, { heard }) => sum + heard.size, 0);
  }

  /** Closes all screens. @returns the messages that a screen did not show, in one line each */
  async end(): Promise<string[]> {
    const all = [...this.#screens.values()];
    const deadline = performance.now() + LATEST_MS;
    while (all.some((screen) => screen.unseen().length > 0) && performance.now() < deadline) await wait(250);
    const lost = all.flatMap((screen) =>
      screen.unseen().map((id) => `${screen.customer.email} was never shown the message of ${id}`),
    );
    await Promise.all(all.map((screen) => screen.close()));
    return lost;
  }
}
