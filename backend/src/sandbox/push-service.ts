import { buffer } from 'node:stream/consumers';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Clock } from '../platform/clock.js';
import { FaultBoard } from './fault-board.js';
import { localOnly } from './local-only.js';
import { listenOnLoopback } from './loopback-server.js';
import { isVapidProof } from './vapid-proof.js';

/** No answer comes, and nothing is taken. */
const SILENT_FAULTS = ['hang', 'reset'] as const;
/** The answer is a refusal, with this status. */
const REFUSING_FAULTS = {
  redirect: 307,
  unauthorized: 403,
  not_found: 404,
  gone: 410,
  too_large: 413,
  rate_limited: 429,
  server_error: 503,
} as const;

type RefusingFault = keyof typeof REFUSING_FAULTS;
export type PushFault = (typeof SILENT_FAULTS)[number] | RefusingFault;

const REFUSALS = Object.keys(REFUSING_FAULTS) as readonly RefusingFault[];
export const PUSH_FAULTS: readonly PushFault[] = [...SILENT_FAULTS, ...REFUSALS];

/** A message as the push service sees it: it cannot read what it carries. */
export interface PushedMessage {
  /** Whose browser: the last part of the subscription's address. */
  subscription: string;
  receivedAt: Date;
  ttlSeconds: number;
  urgency: string | null;
  topic: string | null;
  body: Buffer;
}

export interface PushSimulator {
  /** `http://127.0.0.1:<port>`; `<origin>/push/<anything>` is a subscription's address. */
  readonly origin: string;
  readonly faults: FaultBoard<PushFault>;
  /** What was taken, newest first. */
  list(): readonly PushedMessage[];
  clear(): void;
  close(): Promise<void>;
}

const LARGEST_BYTES = 4_096;
const CAPACITY = 200;
const RETRY_AFTER_SECONDS = 30;

/** The encoding names how the content is encrypted, not how it is packed: it is taken as it is. */
async function readBytes(request: Request, _response: Response, next: NextFunction): Promise<void> {
  request.body = await buffer(request);
  next();
}

/** A browser vendor's push service on this machine (RFC 8030): as strict as they are, and it delivers nothing. */
export async function createPushSimulator({
  clock,
  port = 0,
}: {
  clock: Clock;
  port?: number;
}): Promise<PushSimulator> {
  const faults = new FaultBoard<PushFault>(PUSH_FAULTS, () => null);
  let messages: PushedMessage[] = [];

  /** Why it is not taken; null when it is. */
  function refusal({ headers, body }: Request): number | null {
    if (!/^\d+$/.test(headers['ttl']?.toString() ?? '')) return 400;
    if (headers['content-encoding'] !== 'aes128gcm') return 400;
    if ((body as Buffer).length > LARGEST_BYTES) return 413;
    return isVapidProof(headers.authorization, server.url, clock.now()) ? null : 403;
  }

  function receive(request: Request<{ id: string }>, response: Response): void {
    if (faults.take(['hang'], 'send')) return;
    if (faults.take(SILENT_FAULTS, 'send')) return void response.socket?.resetAndDestroy();
    const fault = faults.take(REFUSALS, 'send');
    const status = fault ? REFUSING_FAULTS[fault] : refusal(request);
    if (status !== null) {
      if (fault === 'redirect') response.location(`${server.url}/push/elsewhere`);
      if (fault === 'rate_limited') response.set('retry-after', String(RETRY_AFTER_SECONDS));
      return void response.status(status).end();
    }
    const message = {
      subscription: request.params.id,
      receivedAt: clock.now(),
      ttlSeconds: Number(request.get('ttl')),
      urgency: request.get('urgency') ?? null,
      topic: request.get('topic') ?? null,
      body: request.body as Buffer,
    };
    messages = [message, ...messages].slice(0, CAPACITY);
    response.status(201).location(`${server.url}/messages/${messages.length}`).end();
  }

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(localOnly, readBytes);
  app.post('/push/:id', receive);
  const server = await listenOnLoopback(app, port);

  return {
    origin: server.url,
    faults,
    list: () => messages,
    clear: () => void (messages = []),
    close: () => server.close(),
  };
}
