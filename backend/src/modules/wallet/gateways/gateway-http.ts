import { setTimeout as wait } from 'node:timers/promises';
import { readBoundedText, TooLargeError, type BodyOfResponse } from '../../../platform/bounded-body.js';
import { parseExactJson } from '../../../platform/exact-json.js';
import { tracedCall, traceHeaders, type SpanFacts } from '../../../platform/tracing/tracing.js';
import type { GatewayUnavailable } from './gateway.port.js';

/** `fetch`, or the same with a client certificate. */
export type Send = (
  address: URL,
  request: {
    method: string;
    redirect: 'manual';
    headers: Record<string, string>;
    body: string | null;
    signal: AbortSignal;
  },
) => Promise<{ status: number; headers: { get(name: string): string | null } } & BodyOfResponse>;

export interface Transport {
  send: Send;
  timeoutMs: number;
  /** The pause in ms before a call that failed fast is repeated. */
  retryDelayMs: number;
}

export const DEFAULT_TRANSPORT: Transport = { send: fetch, timeoutMs: 6000, retryDelayMs: 300 };

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT';
  address: URL;
  headers: Record<string, string>;
  body?: string;
}

export type HttpReply = { kind: 'answered'; status: number; body: unknown } | GatewayUnavailable;

const TRANSIENT = new Set([408, 423, 424, 425, 429]);
const UNAUTHORIZED = 401;
const SLOW = 'no answer in time';
/** In bytes; the largest answers are pages of the list of charges. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

/** Never rejects. A status that does not tell the outcome becomes `unavailable`. */
export const callGateway = (request: HttpRequest, transport: Transport): Promise<HttpReply> =>
  tracedCall(
    `gateway ${request.method}`,
    { 'server.address': request.address.hostname, 'http.request.method': request.method },
    () => exchange(request, transport),
    (reply): SpanFacts =>
      reply.kind === 'answered'
        ? { 'http.response.status_code': reply.status }
        : { 'error.type': reply.error },
  );

async function exchange(
  { method, address, headers, body }: HttpRequest,
  { send, timeoutMs }: Transport,
): Promise<HttpReply> {
  try {
    const response = await send(address, {
      method,
      redirect: 'manual',
      headers: { accept: 'application/json', ...traceHeaders(), ...headers },
      body: body ?? null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBoundedText(response, LARGEST_ANSWER);
    if (response.status >= 500 || TRANSIENT.has(response.status)) {
      return unavailable(`HTTP ${response.status}`, response.headers.get('retry-after'));
    }
    return { kind: 'answered', status: response.status, body: readBody(response.status, text) };
  } catch (reason) {
    const slow = reason instanceof Error && reason.name === 'TimeoutError';
    return unavailable(slow ? SLOW : describe(reason));
  }
}

/** Gateways often answer refused credentials without JSON. */
function readBody(status: number, text: string): unknown {
  if (text === '' && (status < 300 || status === UNAUTHORIZED)) return null;
  try {
    return parseExactJson(text);
  } catch (reason) {
    if (status === UNAUTHORIZED) return null;
    throw reason;
  }
}

/** Only for calls that are safe to repeat: readings, and writes under a key of ours. */
export async function twiceIfFast(
  call: () => Promise<HttpReply>,
  { retryDelayMs }: Transport,
): Promise<HttpReply> {
  const first = await call();
  if (first.kind === 'answered' || first.error === SLOW || first.retryAfterSeconds !== null) return first;
  await wait(retryDelayMs);
  return call();
}

export function unavailable(error: string, retryAfter: string | null = null): GatewayUnavailable {
  const seconds = Number(retryAfter ?? '');
  return { kind: 'unavailable', error, retryAfterSeconds: seconds > 0 ? seconds : null };
}

function describe(reason: unknown): string {
  if (reason instanceof SyntaxError) return 'broken JSON';
  if (reason instanceof TooLargeError) return reason.message;
  const cause = reason instanceof Error ? reason.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return code ?? 'connection lost';
}

export function dateOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
