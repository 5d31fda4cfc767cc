import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

/** It pauses a provider, so it has its own server. */
test.use({ settings: {} });

test('the palette finds every kind of object and opens the dialogs of the screens, by keyboard alone', async ({
  page,
  customer,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  await customer.buyAndReceive('wa', 'Seu código é 482-913');
  await signInAsAdministrator();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Buscar em tudo' });
  const chosen = palette.getByRole('option', { selected: true });
  const keys = page.keyboard;
  async function choose(typed: string, found: RegExp): Promise<void> {
    await keys.press('Control+k');
    await keys.type(typed);
    await expect(chosen).toHaveText(found);
    await keys.press('Enter');
  }

  await choose('whatsapp brasil', /^WWhatsApp Brasil|^WhatsApp Brasil/);
  await expect(page).toHaveURL(/\/admin\/products\/.+/);
  await choose('alemanha', /Alemanha/);
  await expect(page).toHaveURL(/\/admin\/(countries|products)/);
  await choose('max_quantity', /Números em uma compra/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Números em uma compra' })).toBeFocused();
  await choose('por que', /Por que mudou\?/);
  await expect(page).toHaveURL('/admin/reports?report=change');
  await keys.press('Control+k');
  await keys.type('pampa');
  await expect(palette.getByRole('group', { name: 'Provedores' })).toContainText('Pampa');
  await assertAccessible(page, 'what the palette finds of the catalogue');
  await keys.press('Escape');

  await choose('pausar pampa', /Pausar Pampa…/);
  const pause = page.getByRole('alertdialog', { name: /Pampa/ });
  await pause.getByRole('textbox', { name: 'Motivo' }).fill('Manutenção');
  await keys.press('Tab');
  await pause.getByRole('button', { name: /^Pausar/ }).press('Enter');
  await expect(pause).toBeHidden();
  await expect(page).toHaveURL('/admin/sms');
  await choose('retomar pampa', /Retomar Pampa/);
  await expect(page.getByText('Pampa retomado')).toBeVisible();

  const listed = await page.request.get('/api/v1/admin/orders', { params: { type: 'sms_number' } });
  const [order] = ((await listed.json()) as { items: { id: string }[] }).items;
  const code = order!.id.slice(-8);
  await choose(`reembolsar #${code}`, new RegExp(`Reembolsar #${code.toUpperCase()}…`));
  const refund = page.getByRole('alertdialog');
  await expect(refund).toContainText('R$');
  await keys.press('Escape');
  await expect(page).toHaveURL(`/admin/orders/${order!.id}`);
});
