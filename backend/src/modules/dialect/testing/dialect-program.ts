import { request } from 'node:http';
import { expect } from 'vitest';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { CreatedApiKeyDto } from '../../auth/api-keys/api-key.dto.js';

export const TWO_MINUTES = { minutes: 2, seconds: 1 };

export type Words = Record<string, string | number>;

export interface Program {
  customer: Customer;
  key: string;
  /** One call by GET with a query; JSON is parsed. */
  call(action: string, parameters?: Words): Promise<unknown>;
}

/** Programs of SMS-Activate’s customers, beside the whole application. */
export class DialectWorld {
  private constructor(readonly world: ActivationWorld) {}

  static async open(): Promise<DialectWorld> {
    return new DialectWorld(await ActivationWorld.open({ settings: { max_open_activations: 2 } }));
  }

  get address() {
    return `${this.world.app.url}/stubs/handler_api.php`;
  }

  /** Keeps faults and limits of one test away from the next. */
  settle(): void {
    this.world.provider.faults.clear();
    this.world.clock.advance({ minutes: 45 });
  }

  async program(
    { scopes = ['buy'], dialect = true }: { scopes?: string[]; dialect?: boolean } = {},
    customer?: Customer,
  ): Promise<Program> {
    const owner = customer ?? (await this.world.customer());
    const { body } = await owner.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'Old program', scopes, dialect },
    });
    const call: Program['call'] = async (action, parameters = {}) => {
      const query = new URLSearchParams({ api_key: body.key, action });
      for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
      const response = await fetch(`${this.address}?${query.toString()}`);
      expect(response.status).toBe(200);
      const text = await response.text();
      return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
    };
    return { customer: owner, key: body.key, call };
  }

  smsFor(phone: string, text?: string): Promise<void> {
    return this.world.smsArrives({ phone_number: `+${phone}` }, text);
  }
}

/** A number in a program's hands: the id, and the number without its plus sign. */
export async function bought({ call }: Program, parameters: Words = {}) {
  const answer = await call('getNumber', { service: 'wa', country: 73, ...parameters });
  const [word, id, phone] = String(answer).split(':');
  expect(word, String(answer)).toBe('ACCESS_NUMBER');
  return { id: Number(id), phone: phone! };
}

export interface Sent {
  method: 'GET' | 'POST';
  query?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A call with these headers alone, and its answer as it is on the wire: `fetch` would ask for gzip and unpack it. */
export function onTheWire(address: string, { method, query = '', headers = {}, body = '' }: Sent) {
  return new Promise<{ status: number | undefined; encoding: string | undefined; content: Buffer }>(
    (resolve, reject) => {
      const call = request(query ? `${address}?${query}` : address, { method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            encoding: answer.headers['content-encoding'],
            content: Buffer.concat(parts),
          }),
        );
      });
      call.on('error', reject);
      call.end(body);
    },
  );
}
