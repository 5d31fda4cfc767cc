import { randomUUID } from 'node:crypto';
import { createMercadoPagoSimulator, type MercadoPagoSimulator } from '../sandbox/mercado-pago/simulator.js';
import { createPixSimulator, type PixSimulator } from '../sandbox/pix/simulator.js';
import { httpClient, type HttpClient } from './http-client.js';
import { createTestApp, type TestApp } from './test-app.js';
import { testClock } from './clock-and-random.js';

const PASSWORD = 'Correta-Porca-7!';
const FROM_OUR_SITE = { 'x-requested-with': 'XMLHttpRequest' };

/** The whole application with the simulated gateways, which notify this server. */
export interface TopupApp extends TestApp {
  simulator: MercadoPagoSimulator;
  /** The bank of the gateway PIX. */
  bank: PixSimulator;
  /** Registers, confirms and signs in a new customer; answers their calls. */
  customer(): Promise<HttpClient>;
  /** Runs one reading of the top-ups that are due. */
  sweep(): Promise<void>;
}

async function newCustomer({ url, call }: TestApp): Promise<HttpClient> {
  const email = `${randomUUID()}@example.com`;
  const preferences = { preferred_language: 'pt-BR', preferred_currency: 'BRL' };
  const account = { email, password: PASSWORD, ...preferences };
  await call('POST', '/api/v1/users/register', { body: account });
  await call('POST', '/api/v1/users/verify-email', { body: { email, token: '123456' } });
  const { headers } = await call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: FROM_OUR_SITE,
  });
  const cookie = headers.getSetCookie().map((line) => line.split(';')[0]);
  return httpClient(url, { cookie: cookie.join('; '), ...FROM_OUR_SITE });
}

/** Open it in `beforeAll`, close it in `afterAll`. */
export async function createTopupApp(): Promise<TopupApp> {
  const clock = testClock();
  const simulator = await createMercadoPagoSimulator({ clock });
  const bank = await createPixSimulator({ clock });
  const app = await createTestApp({
    clock,
    env: { ...simulator.environment, ...bank.environment },
  });
  bank.webhooks.set(bank.key, `${app.url}/api/v1/webhooks/pix`);
  return {
    ...app,
    simulator,
    bank,
    customer: () => newCustomer(app),
    sweep: () => app.runLoop('topup-sweep'),
    async close() {
      await Promise.all([simulator.close(), bank.close()]);
      await app.close();
    },
  };
}
