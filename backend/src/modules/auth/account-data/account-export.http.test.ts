import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { createMemoryRateLimiter } from '../../../platform/rate-limits.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp } from '../../../testing/index.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';

const EXPORT = '/api/v1/users/me/export';

interface Export extends Record<string, unknown> {
  account: { email: string };
  activity: { kind: string }[];
  wallets: { currency: string; transactions: { kind: string }[] }[];
  activations: { phone_number: string; sms_text: string | null }[];
}

let world: ActivationWorld;
let customer: Customer;

beforeAll(async () => {
  world = await ActivationWorld.open();
  customer = await world.customer();
});
afterAll(() => world.close());

describe('GET /users/me/export', () => {
  it('gives everything that is kept about the account, as a file', async () => {
    const activation = await customer.activation();
    await world.smsArrives(activation, 'Your WhatsApp code: 123-456');
    await world.tick();
    const { body: key } = await customer.call<{ key: string }>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'My bot', scopes: ['read'] },
    });
    const { status, headers, body, text } = await customer.call<Export>('GET', EXPORT);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="torpedo-2026-03-10.json"');
    expect(body.account.email).toBe('customer1@example.com');
    expect(body.wallets[0]?.transactions.map(({ kind }) => kind)).toEqual(['capture', 'hold', 'topup']);
    expect(body.activations).toMatchObject([
      { phone_number: activation.phone_number, sms_text: 'Your WhatsApp code: 123-456' },
    ]);
    expect(body['sessions']).toHaveLength(1);
    expect(body['api_keys']).toHaveLength(1);
    expect(body['topups']).toEqual([]);
    expect(body.activity[0]?.kind).toBe('data_exported');
    for (const secret of [key.key, PASSWORD]) expect(text).not.toContain(secret);
  });

  it('gives nobody else’s', async () => {
    const other = await world.customer();
    const { body, text } = await other.call<Export>('GET', EXPORT);
    expect(body.activations).toEqual([]);
    expect(text).not.toContain('customer1@example.com');
  });

  it('is refused to API keys', async () => {
    const { body: key } = await customer.call<{ key: string }>('POST', '/api/v1/users/me/api-keys', {
      body: { name: 'My bot', scopes: ['buy'] },
    });
    const answer = await world.app.call('GET', EXPORT, { headers: { 'x-api-key': key.key } });
    expect(answer).toMatchObject({ status: 403, body: { detail: { code: 'API_KEY_NOT_ALLOWED' } } });
  });

  it('is limited to five an hour', async () => {
    const app = await createTestApp({ rateLimiter: createMemoryRateLimiter() });
    try {
      const headers = await signedInCustomer(app, 'maria@example.com');
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push(await app.call('GET', EXPORT, { headers }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await app.close();
    }
  });
});
