import { readLiveEvent } from './live-events.js';

const RECONNECT_MS = 2_000;

export interface Listener {
  /** Resolves at the next event of the number, or after that many ms. @throws the reason of an abort */
  heard(atMostMs: number, signal?: AbortSignal): Promise<void>;
  end(): void;
}

/** One socket for all waiting calls. It is open only while one waits; where WebSocket is missing, there is no socket. */
export class LiveConnection {
  readonly #waiting = new Map<object, { id: string; wake: () => void }>();
  #socket: WebSocket | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly apiKey: string,
    private readonly userId: () => Promise<string>,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Listens to events of one number. */
  listen(id: string): Listener {
    const token = {};
    let hasNews = false;
    let wake = () => void (hasNews = true);
    this.#waiting.set(token, { id, wake: () => wake() });
    void this.#open();
    return {
      async heard(atMostMs, signal) {
        if (!hasNews)
          await new Promise<void>((resolve, reject) => {
            const timer = setTimeout(resolve, atMostMs);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
            signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
          });
        hasNews = false;
        wake = () => void (hasNews = true);
      },
      end: () => {
        this.#waiting.delete(token);
        if (this.#waiting.size === 0) this.#close();
      },
    };
  }

  async #open(): Promise<void> {
    if (this.#socket || typeof WebSocket === 'undefined') return;
    const userId = await this.userId().catch(() => undefined);
    if (!userId || this.#socket || this.#waiting.size === 0) return;
    const socket = new WebSocket(`${this.baseUrl.replace(/^http/, 'ws')}/ws/${userId}`, [
      'api-key',
      this.apiKey,
    ]);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#tell(data);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      if (this.#waiting.size > 0) setTimeout(() => void this.#open(), RECONNECT_MS);
    };
  }

  #tell(frame: unknown): void {
    const event = readLiveEvent(frame);
    if (!event) return;
    // Events from before this connection were missed, so all waiting calls read again.
    const isForAll = event.type === 'connection_established';
    for (const { id, wake } of this.#waiting.values())
      if (isForAll || ('activation_id' in event && event.activation_id === id)) wake();
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
