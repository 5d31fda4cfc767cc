import fs from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

/** The guide for customers who read the sources. */
const GUIDE = new URL('../docs/webhooks.md', import.meta.url);

interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

/** Starts a customer's own program. */
async function program() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/torpedo`;
  return { url, received, close: () => server.close() };
}

test('a program is called, verifies the call as the developers page says, and its owner sees the answer', async ({
  page,
  customer,
}) => {
  const shop = await program();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Abrir webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByText('Nenhum webhook ainda')).toBeVisible();

  await page.getByRole('button', { name: 'Criar webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Criar webhook' });
  await form.getByRole('button', { name: 'Criar webhook' }).click();
  await expect(form.getByText('Informe o endereço')).toBeVisible();
  await form.getByLabel('Endereço (https)').fill(shop.url);
  await form.getByLabel('Recarga confirmada').check();
  await assertAccessible(page, 'the form of a webhook');
  await form.getByRole('button', { name: 'Criar webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Copie o segredo agora' });
  const secret = await shown.getByText(/^whsec_/).innerText();
  await shown.getByRole('button', { name: 'Já guardei' }).click();

  await page.getByRole('button', { name: 'Enviar teste' }).click();
  const deliveries = page.getByRole('list', { name: 'Entregas' });
  await expect(deliveries.getByText('Entregue')).toBeVisible();
  await expect(deliveries).toContainText('resposta 200');
  await deliveries.getByText('Corpo enviado').click();
  await expect(deliveries.getByText('"type": "webhook.test"')).toBeVisible();
  await assertAccessible(page, 'the deliveries of a webhook');
  await deliveries.getByRole('button', { name: /^Reenviar Teste/ }).click();
  await expect.poll(() => shop.received.length).toBe(2);

  await customer.addBalance(2500);
  await expect.poll(() => shop.received.length).toBe(3);
  const { body, headers } = shop.received[2]!;

  await page.goto('/developers');
  await expect(page.getByRole('list', { name: 'Webhooks' }).getByText(/^200 em \d+ ms$/)).toBeVisible();
  const snippet = await page.locator('[data-verify]').innerText();
  expect(fs.readFileSync(GUIDE, 'utf8')).toContain(snippet);
  const verify = (text: string): unknown =>
    runInNewContext(`${snippet.replace(/^import .*$/m, '')}; event`, {
      Webhook,
      secret,
      body: text,
      headers,
    });
  expect(verify(body)).toMatchObject({
    type: 'topup.credited',
    data: { amount_cents: 2500, currency: 'BRL' },
  });
  expect(() => verify(`${body} `)).toThrow();

  await page.goto('/profile/webhooks');
  const more = page.getByRole('button', { name: /^Mais ações/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Mudar endereço e eventos' }).click();
  const changed = page.getByRole('dialog', { name: 'Mudar o webhook' });
  await expect(changed.getByLabel('Recarga confirmada')).toBeChecked();
  await changed.getByLabel('Endereço (https)').fill(`${shop.url}/v2`);
  await changed.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Webhook mudado.')).toBeVisible();
  await expect(page.getByText(`${shop.url}/v2`, { exact: true })).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Remover' }).click();
  await page
    .getByRole('dialog', { name: 'Remover este webhook?' })
    .getByRole('button', { name: 'Remover' })
    .click();
  await expect(page.getByText('Nenhum webhook ainda')).toBeVisible();
  await expect(page.getByText('Webhook removido.')).toBeVisible();
  shop.close();
});
