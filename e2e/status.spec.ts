import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

/** One number is enough for a product to be published, also of other tests, so it has its own server. */
test.use({ settings: { delivery: { public_sample: 1 } } });

/** Numbers are counted every ten seconds, and a page is cached as long. */
const COUNTED = { timeout: 90_000 };

/** The link stands at the top of the page, and on a phone at its bottom. */
const openFollowing = (page: Page) => page.getByRole('link', { name: 'Acompanhar', exact: true }).click();

test('the status shows everybody what was measured, by service and country', async ({
  page,
  request,
  customer,
}) => {
  await customer.addBalance(2500);
  await customer.buyAndReceive('wa', 'Seu código é 482-913');

  await expect(async () => {
    const html = await (await request.get('/status', { headers: { 'Accept-Language': 'pt-BR' } })).text();
    expect(html, 'without scripts').toContain('Tudo chega.</h1>');
  }).toPass(COUNTED);

  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo chega.' })).toBeVisible();
  await expect(
    page.getByText(/^Medido nos nossos próprios números\. Atualizado às \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(page.getByText('Compra de números: aberta.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fornecedor 1' })).toContainText('funciona');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mercado Pago' })).toContainText('funciona');
  const feed = (await page.getByRole('link', { name: 'RSS', exact: true }).getAttribute('href')) ?? '';
  expect((await request.get(feed)).headers()['content-type']).toContain('rss');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', feed);
  const products = page.getByRole('region', { name: 'Por serviço e país' });
  const measured = products.getByRole('row').filter({ hasText: 'WhatsApp' });
  await expect(measured).toContainText(/de 1 número\s· em \d+ s/);
  await expect(measured.getByText(/^90% até \d+ s$/).filter({ visible: true })).toHaveCount(1);
  await expect(measured).toContainText('1 dia normal, 29 sem medida');
  await products.getByRole('radio', { name: '24 horas' }).click();
  await expect(measured).toContainText('100%');
  await assertAccessible(page, 'the status');

  await products.getByLabel('Serviço ou país').fill('telegram');
  await expect(products.getByText('Nada encontrado.')).toBeVisible();
  await products.getByLabel('Serviço ou país').fill('brazil');
  await expect(measured).toBeVisible();
  const file = page.waitForEvent('download');
  await products.getByRole('link', { name: 'Baixar CSV' }).click();
  expect((await file).suggestedFilename()).toBe('status.csv');

  await page.goto('/en/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Everything arrives.' })).toBeVisible();
});

test('staff publish a disturbance while they see the public page, and it stays in the history', async ({
  page,
  request,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator();
  await page.goto('/admin/status');
  await page.getByRole('button', { name: 'Publicar incidente' }).click();
  await expect(page.getByText('Diga o que atinge')).toBeVisible();

  const see = () => page.getByRole('button', { name: 'Ver', exact: true }).click();
  const edit = () => page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByLabel('Título').fill('Códigos do Telegram Brasil demoram');
  await page.getByLabel('O que dizer').fill('Vimos uma queda na entrega.');
  await page.getByRole('button', { name: 'serviço, país ou Pix' }).click();
  await page.getByRole('combobox', { name: 'Serviço' }).selectOption({ label: 'Telegram' });
  await page.getByRole('combobox', { name: 'País' }).selectOption({ label: 'Brasil' });
  await page.getByRole('button', { name: 'Acrescentar' }).click();
  await expect(page.getByRole('button', { name: 'Tirar Telegram Brasil' })).toBeVisible();
  await see();
  const preview = page.getByRole('region', { name: 'Como o público vê' });
  await expect(preview).toContainText('Códigos do Telegram Brasil demoram');
  await expect(preview).toContainText('Telegram, Brasil');
  await expect(preview).toContainText('Vimos uma queda na entrega. Próxima notícia até');
  await edit();
  await assertAccessible(page, 'the editor of the status');
  await page.getByRole('button', { name: 'Publicar incidente' }).click();
  const question = page.getByRole('dialog', { name: 'Publicar para todos?' });
  await question.getByRole('button', { name: 'Publicar' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('“Vimos uma queda na entrega.”')).toBeVisible();

  const status = async () =>
    (await request.get('/status', { headers: { 'Accept-Language': 'pt-BR' } })).text();
  await expect(async () => expect(await status()).toContain('Códigos do Telegram Brasil demoram')).toPass(
    COUNTED,
  );

  await page.getByRole('button', { name: 'Resolvido' }).click();
  await page.getByLabel('O que dizer').fill('Tudo chega de novo.');
  await page.getByRole('button', { name: 'Publicar atualização' }).click();
  await question.getByRole('button', { name: 'Publicar' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('“Tudo chega de novo.”')).toBeVisible();
  await page.getByRole('button', { name: 'Corrigir' }).first().click();
  const correction = page.getByRole('dialog', { name: 'Corrigir o texto' });
  await correction.getByLabel('Em português').fill('Tudo chega de novo desde as 15h.');
  await correction.getByRole('button', { name: 'Corrigir' }).click();
  await expect(correction).toBeHidden();

  await expect(async () => expect(await status()).toContain('resolvido em')).toPass(COUNTED);
  await page.goto('/status');
  await expect(page.getByText('Códigos do Telegram Brasil demoram')).toBeVisible();
  await page.getByRole('button', { name: 'Histórico de 90 dias' }).click();
  await expect(page.getByRole('button', { name: 'Histórico de 90 dias' })).toBeHidden();
  await openFollowing(page);
  const feed = page.getByRole('link', { name: 'Acompanhar por RSS' });
  const feedText = await (await request.get((await feed.getAttribute('href')) ?? '')).text();
  expect(feedText).toContain('Tudo chega de novo desde as 15h.');
});

test('a follower confirms the address, gets a mail about an incident, and unsubscribes by its link', async ({
  page,
  outside,
  signInAsAdministrator,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(422, '/status/follow');
  const email = `follower-${randomUUID()}@example.com`;
  const openMailed = async (subject: string) => {
    const [, link = ''] = /(\/status\/follow\?\S+)/.exec(await outside.mailTo(email, subject)) ?? [];
    await page.goto(link);
  };
  await page.goto('/status');
  await openFollowing(page);
  await assertAccessible(page, 'the form to follow the status');
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.fill('ana@');
  await page.getByRole('button', { name: 'Receber por e-mail' }).click();
  await expect(field).toHaveValue('ana@');
  await expect(field).toBeFocused();
  await expect(page.getByText('Email deve ter um formato válido')).toBeVisible();
  await assertAccessible(page, 'the form that refused an address');
  await field.fill(email);
  await page.getByRole('button', { name: 'Receber por e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme no seu e-mail' })).toBeVisible();

  await openMailed('Confirme: acompanhar o status da Torpedo');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Tudo certo' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver o status' }).click();
  await expect(page).toHaveURL(/\/status$/);

  await signInAsAdministrator();
  await page.goto('/admin/status');
  await page.getByLabel('Título').fill('Pix demora');
  await page.getByLabel('O que dizer').fill('O Pix leva alguns minutos.');
  await expect(page.getByText('1 acompanha por e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'serviço, país ou Pix' }).click();
  await page.getByRole('button', { name: 'Recargas por Pix' }).click();
  await page.getByRole('button', { name: 'Publicar incidente' }).click();
  const question = page.getByRole('dialog', { name: 'Publicar para todos?' });
  await question.getByRole('button', { name: 'Publicar' }).click();
  await expect(question).toBeHidden();

  await openMailed('Pix demora: investigando');
  await page.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(page.getByRole('heading', { name: 'Pronto, você saiu' })).toBeVisible();
  await page.goto('/admin/status');
  await expect(page.getByText('ninguém acompanha por e-mail')).toBeVisible();
});
