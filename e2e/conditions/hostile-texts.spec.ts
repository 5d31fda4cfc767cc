import type { BrowserContext, Page } from '@playwright/test';
import { buy, openProduct, phoneOn, tickets } from '../fixtures/services-screen.js';
import { expect, test } from '../fixtures/test.js';

const OWN = { 'X-Requested-With': 'XMLHttpRequest' };

/** Each text would call `ran` if a page used it as anything but text. */
const IMAGE = `<img src=x onerror="ran('image')">`;
const SCRIPT = `"><script>ran('script')</script>`;
const LINK = `javascript:ran('link')`;
const MARKUP = `${IMAGE}${SCRIPT}<svg onload=ran('svg')><a href="${LINK}">x</a>{{ran('template')}}$t(keys.title)`;

/** A picture of 8 × 8 pixels. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

/** Collects what ran, opened or was stopped by the content policy in any tab; nothing is expected. */
async function watchForScripts(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('ran', (what: string) => void seen.push(`ran: ${what}`));
  await context.exposeFunction('stopped', (what: string) => void seen.push(`stopped: ${what}`));
  await context.addInitScript(() => {
    const { stopped } = globalThis as unknown as { stopped: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      stopped(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const listen = (page: Page) =>
    page.on('dialog', (dialog) => {
      seen.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  context.pages().forEach(listen);
  context.on('page', listen);
  return seen;
}

/** No text became an element, and no link leads to a script. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('[onerror], [onload], a[href^="javascript:" i], img[src="x"]')).toHaveCount(0);
}

test('texts of other people are shown as text everywhere, and no part of them runs', async ({
  page,
  context,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  const seen = await watchForScripts(context);
  await customer.addBalance(2500);

  await test.step('a message from the provider: on the ticket, among the orders, on the page of the sandbox', async () => {
    await openProduct(page, 'whatsapp', 'brazil');
    await buy(page);
    const ticket = tickets(page);
    const phone = await phoneOn(ticket);
    await outside.sendSms(phone, MARKUP);
    await expect(ticket).toContainText(MARKUP);
    await expectOnlyText(page);
    await page.goto('/dashboard/orders');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expectOnlyText(page);
    await page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true }).click();
    await expect(page.getByText(MARKUP)).toBeVisible();
    await expectOnlyText(page);
    const sandbox = await context.newPage();
    await sandbox.goto('/sandbox');
    await expect(sandbox.getByText(MARKUP)).toBeVisible();
    await expectOnlyText(sandbox);
    await sandbox.close();
  });

  await test.step('a code from the provider', async () => {
    await page.route('**/batch/user-transactions/**', async (route) => {
      const answer = await (await route.fetch()).text();
      const json: unknown = JSON.parse(answer, (key, value: unknown) =>
        key === 'codigo_atual' ? SCRIPT : value,
      );
      await route.fulfill({ json });
    });
    await page.goto('/services');
    await expect(tickets(page)).toContainText('script');
    await expectOnlyText(page);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('the name of the account', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Nome completo').fill(`${IMAGE}${SCRIPT}`);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(`${IMAGE}${SCRIPT}`).first()).toBeVisible();
    await page.getByRole('button', { name: /^Sua conta/ }).click();
    await expectOnlyText(page);
    await page.keyboard.press('Escape');
  });

  await test.step("the file name of the account's photo", async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Editar' }).click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: `${IMAGE}.txt`, mimeType: 'text/plain', buffer: Buffer.from(MARKUP) });
    await expect(page.getByText('Tipo de arquivo não suportado. Use JPG, PNG ou WebP.')).toBeVisible();
    await file.setInputFiles({ name: `${SCRIPT}${IMAGE}.png`, mimeType: 'image/png', buffer: PHOTO });
    await expect(page.getByText('Foto de perfil atualizada com sucesso!')).toBeVisible();
    await expectOnlyText(page);
  });

  await test.step('the name of an API key, also where it is revoked', async () => {
    const name = `${IMAGE}${LINK}`;
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByRole('button', { name: 'Criar chave' }).click();
    await dialog.getByRole('button', { name: 'Já guardei' }).click();
    const keys = page.getByRole('list', { name: 'Chaves de API' });
    await expect(keys).toContainText(name);
    await keys.getByRole('button', { name: `Revogar a chave ${name}` }).click();
    await expect(dialog).toContainText(`Revogar a chave ${name}?`);
    await dialog.getByRole('button', { name: 'Revogar chave' }).click();
    await expect(page.getByText(`Chave ${name} revogada`).first()).toBeVisible();
    await expectOnlyText(page);
  });

  await test.step('the address of a page, and the return address of a sign-in', async () => {
    for (const path of [
      `/services?service=${encodeURIComponent(IMAGE)}&country=${encodeURIComponent(SCRIPT)}`,
      `/dashboard/orders?type=${encodeURIComponent(SCRIPT)}&search=${encodeURIComponent(IMAGE)}`,
      `/login?redirect=${encodeURIComponent(LINK)}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expectOnlyText(page);
    }
  });

  await test.step('a message of the contact page, and the mail with it', async () => {
    await page.goto('/contact');
    await page.getByLabel('Nome').fill(`Maria ${SCRIPT}`);
    await page.getByLabel('E-mail', { exact: true }).fill('maria@exemplo.com.br');
    await page.getByLabel('Assunto').fill(IMAGE);
    await page.getByLabel('Mensagem').fill(MARKUP);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible();
    expect(await outside.mailTo('contato@torpedo.local', `[Contato] ${IMAGE}`)).toContain(MARKUP);
    await page.goto('/sandbox');
    await expect(page.getByText(`[Contato] ${IMAGE}`).first()).toBeVisible();
    await expectOnlyText(page);
  });

  await test.step('the same texts on the screens of staff', async () => {
    await page.goto('about:blank');
    await signInAsAdministrator();
    const found = await page.request.get('/api/v1/admin/users', {
      params: { search: customer.email },
      headers: OWN,
    });
    expect(await found.text()).toContain('onerror');
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Números do negócio' })).toBeVisible();
    await expectOnlyText(page);
  });

  expect(seen).toEqual([]);
});
