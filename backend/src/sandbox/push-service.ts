import { createPublicKey, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import type { Clock } from '../platform/clock.js';
import { FaultBoard, SILENT_FAULTS } from './faults.js';
import { serveLocally } from './local-server.js';

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

export interface PushedMessage {
  subscription: string;
  receivedAt: Date;
  ttlSeconds: number;
  urgency: string | null;
  topic: string | null;
  body: Buffer;
}

export interface PushSimulator {
  /** The address is `http://127.0.0.1:<port>`; a subscription has the address `<origin>/push/<anything>`. */
  readonly origin: string;
  readonly faults: FaultBoard<PushFault>;
  list(): readonly PushedMessage[];
  clear(): void;
  close(): Promise<void>;
}

const LARGEST_BYTES = 4_096;
const CAPACITY = 200;
const RETRY_AFTER_SECONDS = 30;

const PROOF = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{87})$/;
const POINT_BYTES = 65;
const LONGEST_PROOF_SECONDS = 86_400;
const CONTACT = /^(mailto:|https:)/;

function keyOf(text: string): KeyObject | null {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== POINT_BYTES) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  } catch {
    return null;
  }
}

/** RFC 8292: the proof must be for this service and valid for a day at most. */
function isVapidProof(header: string | undefined, origin: string, now: Date): boolean {
  const [, token, publicKey] = PROOF.exec(header ?? '') ?? [];
  const key = publicKey === undefined ? null : keyOf(publicKey);
  if (!token || !key) return false;
  const clockTimestamp = Math.floor(now.getTime() / 1000);
  try {
    const claims = jwt.verify(token, key, { algorithms: ['ES256'], audience: origin, clockTimestamp });
    if (typeof claims === 'string' || claims.exp === undefined) return false;
    return claims.exp - clockTimestamp <= LONGEST_PROOF_SECONDS && CONTACT.test(claims.sub ?? '');
  } catch {
    return false;
  }
}

/** RFC 8030. Checks as strictly as the services of browser vendors, but delivers nothing. */
export async function createPushSimulator({ clock }: { clock: Clock }): Promise<PushSimulator> {
  const faults = new FaultBoard<PushFault>(PUSH_FAULTS, () => null);
  let messages: PushedMessage[] = [];

  function refusal({ headers }: Request, body: Buffer): number | null {
    if (!/^\d+$/.test(headers['ttl']?.toString() ?? '')) return 400;
    if (headers['content-encoding'] !== 'aes128gcm') return 400;
    if (body.length > LARGEST_BYTES) return 413;
    return isVapidProof(headers.authorization, server.url, clock.now()) ? null : 403;
  }

  async function receive(request: Request<{ id: string }>, response: Response): Promise<void> {
    // `aes128gcm` is an encryption, not a compression, so the bytes are used unchanged.
    const body = await buffer(request);
    if (faults.take(['hang'], 'send')) return;
    if (faults.take(SILENT_FAULTS, 'send')) return void response.socket?.resetAndDestroy();
    const fault = faults.take(REFUSALS, 'send');
    const status = fault ? REFUSING_FAULTS[fault] : refusal(request, body);
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
      body,
    };
    messages = [message, ...messages].slice(0, CAPACITY);
    response.status(201).location(`${server.url}/messages/${messages.length}`).end();
  }

  const server = await serveLocally((app) => app.post('/push/:id', receive));

  return {
    origin: server.url,
    faults,
    list: () => messages,
    clear: () => void (messages = []),
    close: () => server.close(),
  };
}
