import type { Clock } from '../../../../platform/clock.js';
import {
  callGateway,
  DEFAULT_TRANSPORT,
  fieldsOf,
  type HttpReply,
  textOf,
  type Transport,
  twiceIfFast,
  unavailable,
} from '../gateway-http.js';
import type { GatewayUnavailable } from '../gateway.port.js';

type TokenResult =
  { kind: 'token'; value: string } | { kind: 'rejected'; status: number } | GatewayUnavailable;

interface Deps {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
  transport: Transport;
}

const SCOPES = 'cob.write cob.read pix.read pix.write webhook.read webhook.write';
/** A token is renewed so long before its end, or at half of its life where that is shorter. */
const RENEWED_BEFORE_MS = 60_000;
const SHORTEST_LIFE_SECONDS = 1;

class AccessToken {
  #kept: { value: string; renewAt: number } | null = null;
  #asking: Promise<TokenResult> | null = null;

  constructor(private readonly deps: Deps) {}

  async get(): Promise<TokenResult> {
    const { clock } = this.deps;
    if (this.#kept && clock.now().getTime() < this.#kept.renewAt) {
      return { kind: 'token', value: this.#kept.value };
    }
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  drop(value: string): void {
    if (this.#kept?.value === value) this.#kept = null;
  }

  async #ask(): Promise<TokenResult> {
    const { tokenUrl, clientId, clientSecret, clock, transport } = this.deps;
    const askedAt = clock.now().getTime();
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const body = new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }).toString();
    const headers = {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const request = { method: 'POST', address: new URL(tokenUrl), headers, body } as const;
    const reply = await callGateway(request, transport);
    return this.#keep(reply, askedAt);
  }

  #keep(reply: HttpReply, askedAt: number): TokenResult {
    if (reply.kind === 'unavailable') return reply;
    if (reply.status >= 300) return { kind: 'rejected', status: reply.status };
    const { access_token: value, expires_in: seconds } = fieldsOf(reply.body);
    const lifeMs = Number(seconds) * 1000;
    if (typeof value !== 'string' || !(lifeMs >= SHORTEST_LIFE_SECONDS * 1000)) {
      return unavailable('the token cannot be read');
    }
    this.#kept = { value, renewAt: askedAt + Math.max(lifeMs - RENEWED_BEFORE_MS, lifeMs / 2) };
    return { kind: 'token', value };
  }
}

interface Options {
  /** The address includes the path: `https://pix.bank.example/v2`. */
  apiUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
  transport?: Partial<Transport>;
}

interface Call {
  method: 'GET' | 'PUT';
  path: string;
  body?: object;
}

const UNAUTHORIZED = 401;

/** Repeats a call once when it failed fast, which is safe because all writes have an id of ours. */
export class PixApi {
  readonly #token: AccessToken;
  readonly #transport: Transport;

  constructor(private readonly options: Options) {
    this.#transport = { ...DEFAULT_TRANSPORT, ...options.transport };
    this.#token = new AccessToken({ ...options, transport: this.#transport });
  }

  call(call: Call): Promise<HttpReply> {
    return twiceIfFast(() => this.#withToken(call), this.#transport);
  }

  async #withToken(call: Call, isSecondTry = false): Promise<HttpReply> {
    const token = await this.#token.get();
    if (token.kind === 'unavailable') return token;
    if (token.kind === 'rejected') return { kind: 'answered', status: UNAUTHORIZED, body: null };
    const reply = await this.#send(call, token.value);
    if (reply.kind === 'unavailable' || reply.status !== UNAUTHORIZED) return reply;
    this.#token.drop(token.value);
    return isSecondTry ? reply : this.#withToken(call, true);
  }

  #send({ method, path, body }: Call, token: string): Promise<HttpReply> {
    const request = {
      method,
      address: new URL(this.options.apiUrl.replace(/\/$/, '') + path),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    };
    return callGateway(request, this.#transport);
  }
}

/** Reads problem details (RFC 7807). */
export function problemText(body: unknown, status: number): string {
  const { title, detail, violacoes } = fieldsOf(body);
  const reasons = Array.isArray(violacoes) ? violacoes.map((one) => textOf(fieldsOf(one).razao)) : [];
  const text = [textOf(title), textOf(detail), ...reasons].filter((word) => word !== null).join(' ');
  return (text || `HTTP ${status}`).slice(0, 500);
}
