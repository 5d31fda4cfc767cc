import { pageBytes } from '../scripts/script-bytes.mjs';
import { expect, test } from './fixtures/test.js';

/** One number is enough for a product to be published. */
test.use({ settings: { delivery: { public_sample: 1 }, max_open_activations: 9 } });

const SERVICES = ['wa', 'tg', 'vi', 'fb', 'ig', 'tw', 'lf', 'oi', 'ds'];
/** Numbers are counted every ten seconds, and a page is cached as long. */
const COUNTED = { timeout: 90_000 };

test('the status of nine services weighs at most 60 kB with its scripts and styles', async ({
  page,
  request,
  customer,
}) => {
  await customer.addBalance(20_000);
  for (const service of SERVICES) await customer.buyAndReceive(service, 'Seu código é 482-913');
  await expect(async () => {
    const { delivery } = (await (await request.get('/api/v1/status')).json()) as {
      delivery: { service: string }[];
    };
    expect(new Set(delivery.map(({ service }) => service)).size).toBe(SERVICES.length);
    expect(await (await request.get('/status')).text()).toContain('TikTok');
  }).toPass(COUNTED);
  expect((await pageBytes(page, '/status')) / 1000).toBeLessThanOrEqual(60);
  const products = page.getByRole('region', { name: 'Por serviço e país' });
  await expect(products.getByRole('row').filter({ hasText: 'Brasil' })).toHaveCount(SERVICES.length);
});
