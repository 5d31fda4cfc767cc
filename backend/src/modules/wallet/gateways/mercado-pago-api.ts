import { setTimeout as wait } from 'node:timers/promises';
import { parseExactJson } from '../../../platform/exact-json.js';
import type { GatewayUnavailable } from './gateway.port.js';

export interface MercadoPagoApiOptions {
  /** Base address, without a path. */
  apiUrl: string;
  accessToken: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  idempotencyKey?: string;
}

export type ApiReply = { kind: 'answered'; status: number; body: unknown } | GatewayUnavailable;

const TRANSIENT = new Set([408, 423, 424, 425, 429]);
const RETRY_DELAY_MS = 300;
const SLOW = 'no answer in time';

/** Calls to Mercado Pago. One that failed fast is repeated once: reads are harmless, writes carry their key. */
export class MercadoPagoApi {
  constructor(private readonly options: MercadoPagoApiOptions) {}

  async call(request: ApiRequest): Promise<ApiReply> {
    const first = await this.#send(request);
    if (first.kind === 'answered' || first.error === SLOW || first.retryAfterSeconds !== null) return first;
    await wait(RETRY_DELAY_MS);
    return this.#send(request);
  }

  async #send({ method, path, body, idempotencyKey }: ApiRequest): Promise<ApiReply> {
    try {
      const response = await this.options.fetch(new URL(path, this.options.apiUrl), {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${this.options.accessToken}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(this.options.timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || TRANSIENT.has(response.status)) {
        return unavailable(`HTTP ${response.status}`, response.headers.get('retry-after'));
      }
      return { kind: 'answered', status: response.status, body: parseExactJson(text) };
    } catch (reason) {
      const slow = reason instanceof Error && reason.name === 'TimeoutError';
      return unavailable(slow ? SLOW : describe(reason));
    }
  }
}

function unavailable(error: string, retryAfter: string | null = null): GatewayUnavailable {
  const seconds = Number(retryAfter ?? '');
  return { kind: 'unavailable', error, retryAfterSeconds: seconds > 0 ? seconds : null };
}

function describe(reason: unknown): string {
  if (reason instanceof SyntaxError) return 'broken JSON';
  const cause = reason instanceof Error ? reason.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return code ?? 'connection lost';
}
