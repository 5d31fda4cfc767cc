import type { Clock } from '../../../../platform/clock.js';
import {
  callGateway,
  DEFAULT_TRANSPORT,
  fieldsOf,
  textOf,
  twiceIfFast,
  type HttpReply,
  type Transport,
} from '../gateway-http.js';
import { AccessToken } from './access-token.js';

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
