import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import {
  atTheLimit,
  buy,
  buyButton,
  expectInSight,
  openProduct,
  outcome,
  priceOn,
  tickets,
} from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

/** The provider is asked for its numbers every three seconds. */
const AFTER_A_POLL = { timeout: 30_000 };
const SOON = { timeout: 40_000 };
const OWN = { 'X-Requested-With': 'XMLHttpRequest' };

test('a purchase without numbers says first what happened to the money, and a second try buys', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  const price = await priceOn(page);
  await outside.planProviderFault('no_numbers', 3);
  await buy(page);

  const shown = outcome(page, 'Nenhum número neste minuto');
  await expect(shown.getByRole('alert').getByRole('paragraph')).toHaveText([
    `${price} voltaram para o seu saldo.`,
    'Todas as tentativas falharam.',
    'Não há números disponíveis no momento para este serviço e país. Tente novamente em instantes.',
  ]);
  expect(await customer.balance()).toMatchObject({ balance_cents: 500, held_cents: 0 });
  // Nothing is measured yet, so no country is suggested.
  await expect(shown.getByRole('button', { name: /^Comprar R\$/ })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: /^Ver os \d+ países$/ })).toBeVisible();
  await assertAccessible(page, 'a purchase without numbers');

  await shown.getByRole('button', { name: 'Fechar' }).first().click();
  const left = page.getByRole('article', { name: 'Nenhum número neste minuto, WhatsApp, Brasil' });
  await expect(left).toContainText(`${price} voltaram. Nada foi cobrado.`);
  await left.getByRole('button', { name: 'Ver os' }).click();
  const countries = page.getByRole('listbox', { name: 'Países' });
  await expect(countries.getByRole('option', { name: /^Portugal/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await outside.clearFaults();
  await left.getByRole('button', { name: 'Tentar Brasil de novo' }).click();
  await expect(tickets(page)).toHaveCount(1);
});

test('with a number in use a refusal is shown in sight, and closing it focuses the buy button', async ({
  page,
  customer,
  outside,
  consoleWatch,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);

  await openProduct(page, 'telegram', 'brazil');
  await outside.planProviderFault('no_numbers', 3);
  await buy(page);
  const refused = outcome(page, 'Nenhum número neste minuto');
  await expectInSight(refused.getByRole('alert'));
  await refused.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(buyButton(page)).toBeFocused();
  await outside.clearFaults();

  await page.route('**/batch/purchase', (route) => route.abort('internetdisconnected'), { times: 1 });
  consoleWatch.expectOffline();
  await buy(page);
  const lost = outcome(page, 'A resposta não chegou');
  await expectInSight(lost.getByRole('alert'));
  await expect(lost.getByRole('alert')).toContainText('Tentar de novo não cobra duas vezes.');
  await lost.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(tickets(page)).toHaveCount(2);
  await expect(atTheLimit(page)).toBeVisible();
  await expect(buyButton(page)).toBeHidden();
});

test('a number appears by itself when the provider did not answer its purchase', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'telegram', 'brazil');
  await outside.planProviderFault('reset_but_done', 1);
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  // On a busy machine the number comes before anybody could read that the server looks for it.
  await page.route('**/batch/user-transactions/**', async (route) => {
    await isRead;
    await route.continue();
  });
  await buy(page);
  await expectInSight(outcome(page, 'Estamos verificando com o fornecedor').getByRole('alert'));
  read();
  await expect(tickets(page)).toHaveCount(1, AFTER_A_POLL);
});

/** The quote for the same purchase now. */
async function quoteOf(page: Page): Promise<unknown> {
  const answer = await page.request.post('/api/v1/sms/validate-purchase', {
    data: { service_code: 'tg', country_code: 'BR', quantity: 1 },
    headers: OWN,
  });
  return answer.json();
}

// After a wrong key, as with an empty account, nothing is sold for some seconds.
for (const [fault, text] of [
  ['bad_key', 'Erro interno do fornecedor. Tente novamente em alguns minutos.'],
  [
    'service_not_available',
    'Este serviço ainda está em fase de testes. Tente outro serviço ou volte mais tarde.',
  ],
  ['no_balance', 'Sistema temporariamente indisponível, contate o suporte.'],
] as const) {
  test(`the provider's ${fault} is explained, and the money is back`, async ({ page, customer, outside }) => {
    await customer.addBalance(500);
    await openProduct(page, 'telegram', 'brazil');
    await outside.planProviderFault(fault, 3);
    await buy(page);
    const shown = outcome(page, 'Nenhum número neste minuto').getByRole('alert');
    await expect(shown).toContainText('voltaram para o seu saldo.');
    await expect(shown).toContainText(text);
    expect(await customer.balance()).toMatchObject({ balance_cents: 500, held_cents: 0 });
    await outside.clearFaults();
    await expect.poll(() => quoteOf(page), SOON).toMatchObject({ is_valid: true });
  });
}
