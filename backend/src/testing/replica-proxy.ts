import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const HEALTH_MS = 100;

/**
 * Works as the proxy of the deployment: it asks each replica for its readiness and sends requests in turn to the ready
 * ones, over connections that stay open. Like most proxies, it tries no second replica, because a request may not be
 * idempotent.
 */
export class ReplicaProxy {
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #ready = new Set<string>();
  #turn = 0;
  #isOpen = true;

  private constructor(
    private readonly replicas: Set<string>,
    private readonly server: http.Server,
    readonly url: string,
  ) {}

  static async open(replicas: Set<string>): Promise<ReplicaProxy> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const proxy = new ReplicaProxy(replicas, server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => void proxy.#pass(request, response));
    await proxy.#ask();
    void proxy.#watch();
    return proxy;
  }

  /** Resolves when the replica accepts requests. */
  async untilReady(url: string): Promise<void> {
    while (!this.#ready.has(url)) await wait(HEALTH_MS);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #watch(): Promise<void> {
    while (this.#isOpen) {
      await this.#ask();
      await wait(HEALTH_MS);
    }
  }

  async #ask(): Promise<void> {
    for (const url of this.#ready) if (!this.replicas.has(url)) this.#ready.delete(url);
    for (const url of this.replicas) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) this.#ready.add(url);
      else this.#ready.delete(url);
    }
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const ready = [...this.#ready];
    this.#turn += 1;
    const replica = ready[this.#turn % ready.length];
    if (!replica) return void response.writeHead(502).end('no replica is ready');
    const { method, url, headers } = request;
    const passed = http.request(`${replica}${url}`, { method, headers, agent: this.#agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', (error) => response.writeHead(502).end(error.message));
    passed.end(Buffer.concat(chunks));
  }
}
