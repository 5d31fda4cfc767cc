import { fieldsOf, textOf, unavailable } from '../gateway-http.js';
import type { WebhookRegistry, WebhookResult } from '../gateway.port.js';
import { type PixApi, problemText } from './pix-api.js';

interface Deps {
  api: PixApi;
  key: string;
}

export class PixWebhook implements WebhookRegistry {
  constructor(private readonly deps: Deps) {}

  async read(): Promise<WebhookResult> {
    const reply = await this.deps.api.call({ method: 'GET', path: this.#path() });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status === 404) return { kind: 'registered', address: null };
    if (reply.status >= 300) return { kind: 'refused', message: problemText(reply.body, reply.status) };
    const address = textOf(fieldsOf(reply.body).webhookUrl);
    return address === null ? unavailable('unreadable answer') : { kind: 'registered', address };
  }

  async register(address: string): Promise<WebhookResult> {
    const body = { webhookUrl: address };
    const reply = await this.deps.api.call({ method: 'PUT', path: this.#path(), body });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status >= 300) return { kind: 'refused', message: problemText(reply.body, reply.status) };
    return this.read();
  }

  #path(): string {
    return `/webhook/${encodeURIComponent(this.deps.key)}`;
  }
}
