import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

const OWN = { 'X-Requested-With': 'XMLHttpRequest' };
const LUCIA = 'lucia@exemplo.com.br';

/** It counts the people of the whole installation, so it has its own server. */
test.use({ settings: {} });

/** Overlapping notices cover each other's buttons, so the script presses all of them. */
async function closeNotices(page: Page): Promise<void> {
  const notices = page.getByRole('button', { name: 'Fechar aviso' });
  // Does not wait for a notice that disappears by itself meanwhile.
  await expect(async () => {
    await notices.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(notices).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('staff create, edit, pay and deactivate a customer, and the audit shows it', async ({
  page,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInAsAdministrator();
  await page.goto('/admin/users');
  for (const figure of [/^Todos \d+$/, /^Ativos \d+$/, /^Inativos \d+$/, 'Administradores 1'])
    await expect(page.getByRole('button', { name: figure })).toBeVisible();

  await page.getByRole('button', { name: 'Novo usuário' }).click();
  const form = page.getByRole('dialog', { name: 'Novo usuário' });
  await form.getByLabel('Nome').fill('Lucía Fernández');
  await form.getByLabel('E-mail').fill(LUCIA);
  await form.getByRole('button', { name: 'Criar usuário' }).click();
  await expect(form.getByText('Senha é obrigatória para novos usuários')).toBeVisible();
  await assertAccessible(page, 'the form of a new user');
  await form.getByLabel('Senha').fill('Nova-Porca-8!');
  await form.getByLabel('Telefone').fill('(11) 98765-4321');
  await form.getByRole('button', { name: 'Criar usuário' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: LUCIA });
  await expect(row).toContainText('Pendente');

  await row.getByRole('button', { name: 'Editar saldo de Lucía Fernández' }).click();
  const balance = page.getByRole('dialog', { name: 'Saldo de Lucía Fernández' });
  await balance.getByLabel('Novo saldo (R$)').fill('abc');
  await expect(balance.getByText('Por favor, digite um valor válido (ex: 100.50)')).toBeVisible();
  await balance.getByLabel('Novo saldo (R$)').fill('100.50');
  await balance.getByRole('textbox', { name: 'Motivo' }).fill('Cortesia');
  await assertAccessible(page, 'the balance');
  await balance.getByRole('button', { name: 'Definir R$ 100,50' }).click();
  await expect(balance).toBeHidden();
  await expect(row).toContainText('100,50');

  await page.getByRole('checkbox', { name: 'Marcar Lucía Fernández' }).check();
  await page.getByRole('button', { name: 'marcar os 2' }).click();
  await page.getByRole('button', { name: 'Reenviar verificação' }).click();
  const bulk = page.getByRole('dialog', { name: 'Reenviar verificação' });
  await expect(bulk.getByText('1 fica de fora: o e-mail já está verificado.')).toBeVisible();
  await assertAccessible(page, 'an action with many accounts');
  await bulk.getByRole('button', { name: 'Reenviar a 1' }).click();
  await expect(bulk.getByText('1 feita · 1 de fora')).toBeVisible();
  await bulk.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(bulk).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ajustes em massa' }).click();
  const sheet = page.getByLabel('Ou cole as linhas');
  const head = 'user,amount,currency,reason,reference';
  await sheet.fill(`${head}\n${LUCIA},-100.51,BRL,Queda,queda-1\nninguem@exemplo.com.br,1,BRL,Queda,queda-2`);
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await expect(page.getByText('Recusada: 2')).toBeVisible();
  await expect(page.getByText('O saldo não basta para este débito')).toBeVisible();
  await sheet.fill(`${head}\n${LUCIA},-0.50,BRL,Queda,queda-1`);
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await page.getByRole('button', { name: 'Lançar 1 linha' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lançar agora' }).click();
  await expect(page.getByText('Lançada: 1')).toBeVisible();
  await assertAccessible(page, 'adjustments from a sheet');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Relatório (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('adjustments-report.csv');
  await page.getByRole('link', { name: 'Usuários' }).first().click();
  await expect(row).toContainText('100,00');

  await row.getByText('Lucía Fernández').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía Fernández' })).toBeVisible();
  const timeline = page.getByRole('list', { name: 'O que aconteceu' });
  await expect(timeline).toContainText('Ajustou o saldo');
  await expect(page.getByRole('region', { name: 'Extrato' }).first()).toContainText('Cortesia');
  await page.getByLabel('Escrever nota interna').fill('Procura números de um DDD só.');
  await page.getByRole('button', { name: 'Escrever', exact: true }).click();
  await expect(timeline).toContainText('Procura números de um DDD só.');

  await page.getByRole('button', { name: 'Revelar: Telefone' }).click();
  const reveal = page.getByRole('dialog', { name: 'Revelar dado pessoal' });
  await reveal.getByRole('button', { name: 'Retornar contato' }).click();
  await reveal.getByRole('button', { name: 'Revelar' }).click();
  await expect(page.getByText('11987654321')).toBeVisible();
  await closeNotices(page);

  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Desativar Lucía Fernández' });
  await ask.getByRole('button', { name: 'Suspeita de fraude' }).click();
  await ask.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Conta desativada')).toBeVisible();

  await page.getByRole('link', { name: 'Auditoria', exact: true }).click();
  const entry = page.getByRole('row').filter({ hasText: 'Suspeita de fraude' });
  await expect(entry).toContainText('Mudou a situação da conta');
  const gift = page.getByRole('row').filter({ hasText: 'Cortesia' });
  await expect(gift).toContainText(LUCIA);
  await expect(gift).toContainText('R$ 100,50');
  await closeNotices(page);
  await entry.getByRole('button', { name: /^Mudou a situação da conta em/ }).click();
  const change = page.getByRole('region', { name: 'Mudou a situação da conta' });
  await expect(change.getByRole('row', { name: /Ativo/ })).toContainText('Não');
  await assertAccessible(page, 'one entry of the audit');
});

test('staff change people on a phone, and see when somebody else saved first', async ({
  page,
  customer,
  consoleWatch,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdministrator();
  await page.goto(`/admin/users?search=${customer.email}`);
  await expect(page.getByRole('list', { name: 'Usuários' })).toContainText('Ativo');

  const found = await page.request.get('/api/v1/admin/users', { params: { search: customer.email } });
  const [user] = (await found.json()) as { id: string }[];
  await page.goto(`/admin/users/${user?.id}`);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Editar usuário' });
  await form.getByLabel('Nome').fill('Ana');
  consoleWatch.expectRefusal(409, `/api/v1/admin/users/${user?.id}`);
  const quicker = await page.request.patch(`/api/v1/admin/users/${user?.id}/profile`, {
    data: { full_name: 'Bia' },
    headers: OWN,
  });
  expect(quicker.status()).toBe(200);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Outra pessoa mudou isto enquanto você decidia')).toBeVisible();
  await expect(form.getByText('Bia')).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bia' })).toBeVisible();
});
