import { readBoundedText, TooLargeError } from '../../../platform/bounded-body.js';
import type { Clock } from '../../../platform/clock.js';
import { traceHeaders } from '../../../platform/tracing/tracing.js';
import type { CallPacer } from './call-pacer.js';
import { blockOf, readHandlerAnswer, refusalOf, type HandlerAnswer } from './handler-answer.js';
import type { Exchange, NotSent, Refused, Unknown } from './provider.port.js';
import { SHORTEST_PAUSE_SECONDS } from './provider.port.js';

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'NOT_PUBLIC',
]);
const BEFORE_SENDING = new Set(['connect', 'getaddrinfo']);

export interface TransportFailure {
  /** not_sent: the request never left our process. */
  kind: 'not_sent' | 'unknown';
  error: string;
}

/** Leaves addresses out, because they contain keys. */
export function transportFailureOf(reason: unknown): TransportFailure {
  if (reason instanceof Error && (reason.name === 'TimeoutError' || reason.name === 'AbortError')) {
    return { kind: 'unknown', error: 'no answer in time' };
  }
  if (reason instanceof TooLargeError) return { kind: 'unknown', error: reason.message };
  const causes = causesOf(reason);
  const code = causes.map((cause) => cause.code).find(Boolean) ?? 'connection lost';
  const neverConnected = causes.length > 0 && causes.every(isBeforeSending);
  return { kind: neverConnected ? 'not_sent' : 'unknown', error: code };
}

interface SystemFailure {
  code?: string;
  syscall?: string;
}

function causesOf(reason: unknown): SystemFailure[] {
  const cause = reason instanceof Error ? reason.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors as SystemFailure[];
  return cause instanceof Error ? [cause as SystemFailure] : [];
}

function isBeforeSending({ code, syscall }: SystemFailure): boolean {
  if (syscall !== undefined) return BEFORE_SENDING.has(syscall);
  return NEVER_CONNECTED.has(code ?? '');
}

const LARGEST_BODY = 256 * 1024;
/** Some providers send the whole list at once instead of in pages. */
const LARGEST_LIST = 16 * 1024 * 1024;
const LARGEST_BODIES: Readonly<Record<string, number>> = { getActiveActivations: 4 * 1024 * 1024 };

const KEPT_OF_BODY = 2000;

export interface HandlerApiOptions {
  url: string;
  apiKey: string;
  timeoutMs: number;
  fetch: typeof fetch;
  clock: Clock;
}

export interface Answered {
  kind: 'answered';
  answer: HandlerAnswer;
  httpStatus: number;
  exchange: Exchange;
}

export type Failure = Refused | NotSent | Unknown;

/** Makes one HTTP call for one action of the protocol: pace, key, limits of time and size, what may be logged. */
export class HandlerApi {
  constructor(
    private readonly options: HandlerApiOptions,
    private readonly pacer: CallPacer,
  ) {}

  async call(
    action: string,
    parameters: Record<string, string> = {},
    kind: 'call' | 'list' = 'call',
  ): Promise<Answered | Failure> {
    const request = describeRequest(action, parameters);
    const admission = await this.pacer.admit(kind);
    if (!admission.admitted) {
      const { retryAfterSeconds } = admission;
      const detail = 'our own limit of calls to the provider';
      const exchange = { request, response: `not sent: ${detail}`, latencyMs: 0 };
      return { kind: 'refused', reason: 'RATE_LIMITED', detail, retryAfterSeconds, exchange };
    }
    const startedAt = performance.now();
    const exchanged = (response: string): Exchange => ({
      request,
      response: this.#withoutKey(response).slice(0, KEPT_OF_BODY),
      latencyMs: Math.round(performance.now() - startedAt),
    });
    try {
      const response = await this.options.fetch(this.#address(action, parameters), {
        redirect: 'manual',
        headers: { accept: 'application/json, text/plain', ...traceHeaders() },
        signal: AbortSignal.timeout(this.options.timeoutMs),
      });
      const largest = LARGEST_BODIES[action] ?? (kind === 'list' ? LARGEST_LIST : LARGEST_BODY);
      const body = await readBoundedText(response, largest);
      const exchange = exchanged(`${response.status} ${body}`);
      const block = blockOf(response.status, body, response.headers.get('retry-after'));
      if (block) {
        this.pacer.pauseFor(Math.max(block.retryAfterSeconds ?? 0, SHORTEST_PAUSE_SECONDS));
        return { ...block, exchange };
      }
      const answer = readHandlerAnswer(response.status, body);
      return { kind: 'answered', answer, httpStatus: response.status, exchange };
    } catch (reason) {
      const failure = transportFailureOf(reason);
      return { ...failure, exchange: exchanged(failure.error) };
    }
  }

  failureOf({ answer, httpStatus, exchange }: Answered): Refused | Unknown {
    if (answer.kind === 'token') {
      const refusal = refusalOf(answer, httpStatus, this.options.clock.now());
      if (refusal?.reason === 'RATE_LIMITED')
        this.pacer.pauseFor(refusal.retryAfterSeconds ?? SHORTEST_PAUSE_SECONDS);
      if (refusal) return { ...refusal, detail: this.#withoutKey(refusal.detail), exchange };
    }
    return { kind: 'unknown', error: `HTTP ${httpStatus}: ${this.#withoutKey(reasonOf(answer))}`, exchange };
  }

  #address(action: string, parameters: Record<string, string>): URL {
    const address = new URL(this.options.url);
    const query = { api_key: this.options.apiKey, action, ...parameters };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address;
  }

  #withoutKey(text: string): string {
    return text.replaceAll(this.options.apiKey, '***');
  }
}

function describeRequest(action: string, parameters: Record<string, string>): string {
  return [action, ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`)].join(' ');
}

function reasonOf(answer: HandlerAnswer): string {
  switch (answer.kind) {
    case 'unreadable':
      return answer.why;
    case 'token':
      return answer.code.slice(0, 100);
    default:
      return 'unexpected form';
  }
}
