import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { newEmail, PASSWORD } from './fixtures/customer.js';
import { passingText } from './fixtures/passing-text.js';
import { rejectCookies } from './fixtures/rejected-cookies.js';
import { buy, openProduct, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';
import type { OutsideParties } from './fixtures/outside-parties.js';

/** Leads a visitor without an account from the link of a mail to the invitation. */
async function registerBy(page: Page, link: string, email: string, outside: OutsideParties): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Cadastrar' }).click();
  const create = page.getByRole('button', { name: 'Criar conta' });
  await expect(create).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await create.click();
  await expect(page).toHaveURL('/verify-email');
  await page.getByLabel('Código', { exact: true }).fill(await outside.codeMailedTo(email));
  await expect(page.getByText('Convite para um time')).toBeVisible({ timeout: 15_000 });
}

const walletOf = (page: Page) => page.getByRole('button', { name: /^Carteira: / });

test('a new member joins a team by mail, buys with its wallet within the monthly limit, and is removed', async ({
  page,
  browser,
  baseURL,
  customer,
  outside,
}) => {
  await customer.addBalance(2_000);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Ver o time' }).click();
  await page.getByLabel('Nome do time').fill('Loja do Bairro');
  await page.getByRole('button', { name: 'Criar time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loja do Bairro' })).toBeVisible();

  const email = newEmail();
  await page.getByRole('button', { name: 'Convidar alguém' }).click();
  const form = page.getByRole('dialog', { name: 'Convidar alguém' });
  await form.getByLabel('E-mail').fill(email);
  await assertAccessible(page, 'the form of an invitation');
  await form.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('list', { name: 'Convites abertos' })).toContainText(email);

  const mail = await outside.mailTo(email, 'Convite para o time Loja do Bairro');
  const link = /http\S+\/team\?token=\S+/.exec(mail)?.[0] ?? '';
  const context = await browser.newContext({ baseURL });
  await rejectCookies(context);
  const member = await context.newPage();
  await registerBy(member, link, email, outside);
  await expect(member).toHaveURL('/team');
  await expect(member.getByText('convida você para o time Loja do Bairro')).toBeVisible();
  await member.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(member).toHaveURL('/services');
  await expect(walletOf(member)).toHaveAccessibleName(/Loja do Bairro.*20,00/);

  await walletOf(member).click();
  await member.getByRole('menuitemradio', { name: 'Minha carteira' }).click();
  await expect(walletOf(member)).toHaveAccessibleName(/Minha carteira.*0,00/);
  await walletOf(member).click();
  await member.getByRole('menuitemradio', { name: /Loja do Bairro/ }).click();
  await openProduct(member, 'whatsapp', 'BR');
  await buy(member);
  await expect(tickets(member)).toHaveCount(1);

  await page.reload();
  const row = page.getByRole('listitem', { name: email });
  const actions = row.getByRole('button', { name: /^O que fazer com/ });
  await expect(row).toContainText('1 número');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Mudar o limite' }).click();
  const sheet = page.getByRole('dialog', { name: `Limite de ${email}` });
  await sheet.getByLabel('Por mês').fill('1');
  await assertAccessible(page, 'the limit of a person');
  await sheet.getByRole('button', { name: 'Salvar limite' }).click();
  await expect(row).toContainText('limite usado');
  await assertAccessible(page, 'the team of its owner');

  await openProduct(member, 'telegram', 'BR');
  await member.getByRole('button', { name: /^Comprar / }).click();
  await expect(member.getByRole('button', { name: 'Limite do mês usado' })).toBeDisabled();
  await expect(member.getByText(/Volta em 1º\//)).toBeVisible();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Remover do time' }).click();
  const isNamed = passingText(member, 'Você não está mais no time Loja do Bairro.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await expect(row).toBeHidden();
  await isNamed;
  await expect(member.getByRole('link', { name: /^Saldo: R\$\s0,00/ })).toBeVisible();
  await context.close();
});
