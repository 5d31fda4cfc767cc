import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a call can be interrupted. */
export type CrashPoint =
  'before the provider hears of it' | 'before its answer arrives' | 'as its answer arrives';

/** Stands between our server and the simulated provider, and lets a test act in the middle of a call. */
export class ProviderProxy {
  #crash: { action: string; point: CrashPoint; kill: () => Promise<void> } | null = null;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(target: string): Promise<ProviderProxy> {
    let proxy: ProviderProxy | null = null;
    const server = createServer((request, response) => {
      const query = new URL(request.url ?? '/', 'http://localhost').search;
      proxy?.pass(`${target}${query}`, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    proxy = new ProviderProxy(server, `http://127.0.0.1:${port}/stubs/handler_api.php`);
    return proxy;
  }

  /** Runs `kill` once, in the next call whose action begins so, at the point named. */
  crashAt(
    point: CrashPoint,
    kill: () => Promise<void>,
    action: 'getNumber' | 'setStatus' = 'getNumber',
  ): void {
    this.#crash = { action, point, kill };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async pass(address: string, response: ServerResponse): Promise<void> {
    const crash = this.#crash && address.includes(`action=${this.#crash.action}`) ? this.#crash : null;
    if (crash) this.#crash = null;
    if (crash?.point === 'before the provider hears of it') return crash.kill();
    const answer = await fetch(address);
    const body = await answer.text();
    if (crash?.point === 'before its answer arrives') return crash.kill();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(body, () => void crash?.kill());
  }
}
