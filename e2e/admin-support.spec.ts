import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { request as playwrightRequest, type Page } from '@playwright/test';
import { CPF, CREDITED, Customer, PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

const OWN = { 'X-Requested-With': 'XMLHttpRequest' };
const DOCUMENT = fileURLToPath(new URL('../docs/operations.md', import.meta.url));

test.use({
  settings: { cancel_after_seconds: 1, cancel_block: { count: 1, block_seconds: 1200 } },
  viewport: { width: 1280, height: 860 },
  hasTouch: false,
  isMobile: false,
});

/** The steps of a support case in the browser, as the document lists them. */
function stepsOf(title: string): string[] {
  const document = fs.readFileSync(DOCUMENT, 'utf8').replaceAll(/\n +/g, ' ');
  const [, support = ''] = document.split('\n## Support cases\n');
  const [, found = ''] = support.split(`\n**${title}`);
  const [, browser = ''] = found.split('In the browser:');
  const [steps = ''] = browser.split('At a terminal:');
  return [...steps.matchAll(/^\d+\. (.+)$/gm)].map(([, step]) => step!);
}

/** Runs a case: exactly one action for each of its steps. */
async function walk(title: string, ...actions: (() => Promise<void>)[]): Promise<void> {
  const steps = stepsOf(title);
  expect(actions, title).toHaveLength(steps.length);
  for (const [place, action] of actions.entries()) {
    await test.step(`${title}: ${steps[place]}`, action);
  }
}

/** Usuários: searches the e-mail address and opens the account. */
async function openAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Usuários' }).first().click();
  await page.getByRole('searchbox', { name: 'Nome ou e-mail' }).fill(email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('row').filter({ hasText: email }).getByText(email).first().click();
  await expect(page.getByRole('region', { name: 'Identidade' })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const happened = (page: Page) => page.getByRole('list', { name: 'O que aconteceu' });

test('the support cases about the money of a customer work as written', async ({
  page,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  await customer.buyAndReceive('wa', 'Seu código é 482-913');
  const asked = await page.request.post('/api/v1/wallets/checkout/pix/deposit', {
    data: { amount_cents: 3000, payer: { identification: { type: 'CPF', number: CPF.replace(/\D/g, '') } } },
    headers: OWN,
  });
  const { transaction_id: stuck } = (await asked.json()) as { transaction_id: string };
  await page.request.patch('/api/v1/users/me/profile', { data: { cpf: CPF }, headers: OWN });
  await signInAsAdministrator();
  await page.goto('/admin');

  await walk(
    'A top-up is stuck',
    async () => {
      await openAccount(page, customer.email);
      await part(page, 'Recargas').getByRole('link', { name: 'Pendente' }).click();
      await expect(part(page, 'Recarga')).toContainText('R$ 30,00');
    },
    async () => {
      await outside.planGatewayFault('webhook_lost', 10);
      await outside.pay(stuck);
      await expect(async () => {
        await page.getByRole('button', { name: 'Reler no gateway' }).click();
        await expect(page.getByText('Paga', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
      }).toPass(CREDITED);
      await outside.clearFaults();
    },
    async () => {
      await expect(part(page, 'Dinheiro')).toContainText('Recarga creditada');
      await openAccount(page, customer.email);
      await expect(page.getByRole('button', { name: 'Ajustar saldo' })).toBeVisible();
    },
  );

  await walk(
    'A code was wrong',
    async () => {
      await openAccount(page, customer.email);
      await part(page, 'Ativações').getByRole('link', { name: 'WhatsApp' }).click();
    },
    () => expect(happened(page)).toContainText('Mensagem recebida'),
    async () => {
      await page.getByRole('button', { name: 'Reembolsar…' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'O código não funcionou' }).click();
      await question.getByRole('button', { name: /^Reembolsar R\$/ }).click();
      await expect(happened(page)).toContainText('Reembolso ao saldo');
      await expect(page.getByRole('button', { name: 'Reembolsar…' })).toBeHidden();
    },
    async () => {
      await page.getByLabel('Escrever nota interna').fill('Avisada do reembolso');
      await page.getByRole('button', { name: 'Salvar nota' }).click();
      await expect(part(page, 'Notas')).toContainText('Avisada do reembolso');
    },
  );

  await walk(
    'A refund after a week',
    async () => {
      await openAccount(page, customer.email);
      await part(page, 'Recargas').getByRole('link', { name: 'Ver todas: Recargas' }).click();
      await page.getByRole('row').filter({ hasText: 'Paga' }).filter({ hasText: '30,00' }).click();
    },
    () => expect(part(page, 'Devoluções')).toBeVisible(),
    async () => {
      await page.getByRole('button', { name: 'Devolver…' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Até R$ 30,00');
      await question.getByLabel('Valor a devolver').fill('30,00');
      await question.getByRole('button', { name: 'Pedido do cliente' }).click();
      await question.getByRole('button', { name: 'Devolver por Pix' }).click();
      await expect(part(page, 'Devoluções')).toContainText('R$ 30,00');
    },
  );

  await walk(
    'A month for the accountant',
    async () => {
      await page
        .getByRole('navigation', { name: 'Navegação principal' })
        .getByRole('link', { name: /^Relatórios/ })
        .click();
      await page.getByRole('button', { name: /^Período: / }).click();
      await page.getByRole('button', { name: 'Mês passado' }).click();
      await expect(page.getByRole('region', { name: 'Totais do período' })).toContainText('Receita');
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'CSV por Dia' }).click();
      expect((await file).suggestedFilename()).toMatch(/^revenue-.*\.csv$/);
    },
    async () => {
      await page.getByRole('button', { name: /^Período: / }).click();
      await page.getByRole('button', { name: 'Este mês' }).click();
      await page.getByRole('tab', { name: 'Fiscal' }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'CSV com CPF completo' }).click();
      const sheet = fs.readFileSync(await (await file).path(), 'utf8');
      expect(sheet).toContain(CPF.replace(/\D/g, ''));
    },
  );
});

test('the support cases about the accounts of a customer and of staff work as written', async ({
  page,
  customer,
  outside,
  productUrl,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  await customer.cancel(await customer.buy('wa'));
  await signInAsAdministrator();
  await page.goto('/admin');

  await walk(
    'A customer cannot buy',
    async () => {
      await openAccount(page, customer.email);
      await expect(page.getByText(/até \d\d:\d\d\. Entra, vê códigos/)).toBeVisible();
    },
    async () => {
      await part(page, 'O que aconteceu').getByRole('button', { name: 'Números' }).click();
      await expect(happened(page)).toContainText('cancelado');
    },
    async () => {
      await page.getByLabel('Motivo para liberar').fill('Regra explicada');
      await page.getByRole('button', { name: 'Liberar agora' }).click();
      await expect(page.getByText('Compras bloqueadas', { exact: true })).toBeHidden();
    },
  );

  const request = await playwrightRequest.newContext({ baseURL: productUrl });
  const staff = await Customer.register(request, outside);
  const idOf = async (email: string) => {
    const found = await page.request.get('/api/v1/admin/users', { params: { search: email } });
    const [user] = (await found.json()) as { id: string }[];
    return user?.id;
  };
  await page.request.patch(`/api/v1/admin/users/${await idOf(staff.email)}/role`, {
    data: { role: 'ADMIN', reason: 'Nova tarefa' },
    headers: OWN,
  });
  const signIn = () =>
    request.post('/api/v1/users/login', {
      form: { username: staff.email, password: PASSWORD },
      headers: OWN,
    });
  await signIn();
  const given = await request.post(`/api/v1/admin/users/${await idOf(customer.email)}/adjustments`, {
    data: { amount_cents: 900, currency: 'BRL', reason: 'Presente indevido' },
    headers: OWN,
  });
  expect(given.status()).toBe(201);

  await walk(
    'Who changed a balance?',
    async () => {
      await openAccount(page, customer.email);
      await expect(part(page, 'Extrato')).toContainText('Presente indevido');
    },
    async () => {
      await part(page, 'Auditoria').getByRole('link', { name: 'Ver todas: Auditoria' }).click();
      const entry = page.getByRole('row').filter({ hasText: 'Presente indevido' });
      await expect(entry).toContainText(staff.email);
      await expect(entry).toContainText('R$ 34,00');
      await entry.getByRole('button', { name: /^Ajustou o saldo em/ }).click();
      await expect(page.getByRole('region', { name: 'Ajustou o saldo' })).toContainText(/\d+\.\d+\.\d+\./);
    },
  );

  await walk(
    'The password of staff has leaked',
    async () => {
      await openAccount(page, staff.email);
      await page.getByRole('button', { name: 'Redefinir senha…' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Senha vazada' }).click();
      await question.getByRole('button', { name: 'Redefinir senha' }).click();
      await expect(question).toBeHidden();
      expect((await signIn()).status()).toBe(401);
    },
    async () => {
      await part(page, 'Auditoria').getByRole('link', { name: 'O que fez' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Presente indevido' })).toContainText(
        customer.email,
      );
    },
    async () => {
      await openAccount(page, customer.email);
      // The screen still shows the old balance; a change of it is refused with a message.
      await expect(part(page, 'Carteiras')).toContainText('R$ 34,00');
      await page.getByRole('button', { name: 'Ajustar saldo' }).click();
      const drawer = page.getByRole('dialog', { name: /^Saldo de/ });
      await drawer.getByRole('radio', { name: 'Debitar' }).click();
      await drawer.getByLabel('Valor (R$)').fill('9,00');
      await drawer.getByRole('textbox', { name: 'Motivo' }).fill('Desfaz o crédito indevido');
      await drawer.getByRole('button', { name: 'Debitar R$ 9,00' }).click();
      await expect(drawer).toBeHidden();
      await expect(part(page, 'Extrato')).toContainText('Desfaz o crédito indevido');
    },
  );
  await request.dispose();
});
