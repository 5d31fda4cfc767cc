import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The point of a call to an outside party at which our process dies. */
export type CrashPoint = 'before it is heard' | 'before its answer arrives' | 'as its answer arrives';

export const CRASH_POINTS: readonly CrashPoint[] = [
  'before it is heard',
  'before its answer arrives',
  'as its answer arrives',
];

/** Decides which calls are watched. */
export interface WatchedCall {
  method: string;
  /** Matches the path and the query. */
  address: RegExp;
}

interface Crash {
  point: CrashPoint;
  call: WatchedCall;
  kill: () => Promise<void>;
}

const PASSED_ON = ['authorization', 'content-type', 'x-idempotency-key'];

/** A proxy between our server and a simulated party; a test can stop the server in the middle of a call. */
export class CrashProxy {
  #crash: Crash | null = null;

  private constructor(
    private readonly server: Server,
    private readonly target: string,
    /** Without a slash at the end. */
    readonly origin: string,
  ) {}

  /** @param address any address of the party; paths stay the same. */
  static async open(address: string): Promise<CrashProxy> {
    let proxy: CrashProxy | null = null;
    const server = createServer((request, response) => {
      proxy?.pass(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    proxy = new CrashProxy(server, new URL(address).origin, `http://127.0.0.1:${port}`);
    return proxy;
  }

  /** The same address, through the proxy. */
  through(address: string): string {
    return address.replace(this.target, this.origin);
  }

  /** Runs `kill` once, in the next matching call, at this point. */
  crashAt(point: CrashPoint, call: WatchedCall, kill: () => Promise<void>): void {
    this.#crash = { point, call, kill };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const crash = this.#take(method, url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (crash?.point === 'before it is heard') return crash.kill();
    const headers = PASSED_ON.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = await fetch(this.target + url, {
      method,
      headers: Object.fromEntries(headers),
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const body = await answer.text();
    if (crash?.point === 'before its answer arrives') return crash.kill();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(body, () => void crash?.kill());
  }

  #take(method: string, url: string): Crash | null {
    const crash = this.#crash;
    if (crash?.call.method !== method || !crash.call.address.test(url)) return null;
    this.#crash = null;
    return crash;
  }
}
