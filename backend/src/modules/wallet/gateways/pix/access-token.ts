import type { Clock } from '../../../../platform/clock.js';
import { callGateway, fieldsOf, unavailable, type HttpReply, type Transport } from '../gateway-http.js';
import type { GatewayUnavailable } from '../gateway.port.js';

export type TokenResult =
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

export class AccessToken {
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
