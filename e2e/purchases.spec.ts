import { assertAccessible } from './fixtures/accessible.js';
import { passingText } from './fixtures/passing-text.js';
import {
  atTheLimit,
  buy,
  buyButton,
  expectCode,
  openProduct,
  phoneOn,
  priceOn,
  serviceSearch,
  tickets,
} from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

test('an app that is too old updates itself first; an empty wallet shows the missing amount and leads to adding it', async ({
  page,
  customer,
}) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.route('**/api/v1/app', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), minimum_version: '9.0.0' } });
  });
  await page.goto('/services?service=whatsapp&country=brazil');
  const loadedAnew = page.waitForEvent('load');
  await buyButton(page).click();
  await loadedAnew;
  await passingText(page, 'Aplicação atualizada!');
  await expect(page.getByRole('heading', { level: 1, name: 'Comprar número' })).toBeVisible();

  const query = { country_iso: 'BR', search: 'whatsapp' };
  const sold = await page.request.get('/api/v1/services/', { params: query });
  const { services } = (await sold.json()) as { services: { price_cents: number }[] };
  const price = `R$ ${(services[0]!.price_cents / 100).toFixed(2).replace('.', ',')}`;
  await expect(buyButton(page)).toBeInViewport({ ratio: 1 });
  await buyButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Saldo insuficiente' });
  await expect(dialog.getByText('Nada foi cobrado.')).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveText(['R$ 0,00', price, price]);
  await dialog.getByRole('link', { name: /^Adicionar R\$\s5,00 por Pix$/ }).click();
  await expect(page).toHaveURL('/dashboard/balance?service=wa&country=BR&then=buy&amount=500');
  await expect(page.getByRole('button', { name: /^Gerar Pix de R\$\s5,00$/ })).toBeEnabled();
});

test('countries are compared; two numbers at once are two tickets; a third has to wait', async ({
  page,
  customer,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'telegram', 'PT');
  const inPortugal = await priceOn(page);
  const compare = page.getByRole('button', { name: 'Comparar países' });
  const countries = page.getByRole('listbox', { name: 'Países' });
  await expect(compare.or(countries)).toBeVisible();
  if (await compare.isVisible()) await compare.click();
  await expect(countries.getByRole('option', { selected: true })).toContainText('Portugal');
  await expect(countries.getByRole('option', { selected: true })).toContainText(inPortugal);
  const pricesOf = async () =>
    (await countries.getByRole('option', { disabled: false, selected: false }).allInnerTexts()).map((text) =>
      Number(/R\$\s([\d.]+,\d\d)/.exec(text)?.[1]?.replace(/\D/g, '')),
    );
  const byPrice = page.getByRole('radio', { name: 'Preço' });
  await byPrice.click();
  await expect(byPrice).toHaveAccessibleName('Preço do menor para o maior');
  const rising = await pricesOf();
  expect(rising).toEqual([...rising].sort((one, other) => one - other));
  await byPrice.click();
  await expect(byPrice).toHaveAccessibleName('Preço do maior para o menor');
  expect(await pricesOf()).toEqual([...rising].sort((one, other) => other - one));
  await assertAccessible(page, 'comparing countries');
  // Another width is shown meanwhile, which has no sheet.
  await expect(compare.or(countries)).toBeVisible();
  if (await compare.isVisible()) await compare.click();
  const search = page.getByRole('combobox', { name: 'País ou código (+55)' });
  await search.fill('bra');
  await expect(countries.getByRole('option').first()).toContainText('Brasil');
  await search.fill('+55');
  await countries.getByRole('option', { name: /^Brasil/ }).click();
  await expect(
    page
      .getByRole('button', { name: /^País Brasil/ })
      .or(countries.getByRole('option', { name: /^Brasil/, selected: true })),
  ).toBeVisible();
  await expect(buyButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Mais um número' }).click();
  await expect(page.getByRole('group', { name: 'Quantidade' })).toContainText('2');
  await expect(page.getByRole('group', { name: 'Quantidade' }).getByText('/ 2')).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByText(`Conectado como ${customer.email}`)).toBeVisible();
  await expect(page.getByText('Máximo de 2 números por compra')).toBeVisible();
  await buy(page);
  await expect(tickets(page)).toHaveCount(2);
  await expect(page.getByText('2 de 2 em uso')).toBeVisible();
  const { balance_cents, held_cents } = await customer.balance();
  expect(balance_cents + held_cents).toBe(2500);
  expect(held_cents).toBeGreaterThan(0);

  await expect(atTheLimit(page)).toContainText('Conclua ou cancele um para comprar.');
  await expect(buyButton(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Quantidade' })).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await assertAccessible(page, 'at the limit');
  expect(await customer.balance()).toMatchObject({ balance_cents, held_cents });
});

test('a new number counts down to the moment when it may be cancelled, whichever provider sold it', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  const price = await priceOn(page);
  await outside.switchFault('primary', 'down', true);
  await buy(page);
  await expect(tickets(page)).toContainText(/Aguarde 1:\d\d para cancelar/);
  await expect(tickets(page).getByRole('button', { name: 'Cancelar' })).toBeHidden();
  expect((await customer.balance()).held_cents).toBe(Number(price.replace(/\D/g, '')));
  await outside.switchFault('primary', 'down', false);
  await outside.sendSms(await phoneOn(tickets(page)), 'Seu código é 555-666');
  await expectCode(tickets(page), '555666');
});

test('a number with its code can ask for another SMS, and be finished to make room', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  const phone = await phoneOn(tickets(page));
  await outside.sendSms(phone, 'Seu código é 111-222');
  await expectCode(tickets(page), '111222');
  const today = page.getByRole('region', { name: 'SMS de hoje' }).getByRole('listitem');
  await expect(today.getByText('Atual')).toBeVisible();
  await expect(today.getByText('1 código', { exact: true })).toBeVisible();

  await tickets(page).getByRole('button', { name: 'Receber outro SMS' }).click();
  await expect(tickets(page)).toContainText('Aguardando outro SMS');
  await outside.sendSms(phone, 'Seu código é 333-444');
  await expectCode(tickets(page), '333444');
  await expect(page.getByText('2 SMS recebidos hoje')).toBeAttached();

  await tickets(page).getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText('Nenhum número em uso')).toBeVisible();
  await expect(page.getByText('0 de 2 em uso')).toBeVisible();
});

test('a purchase needs no mouse: type, arrow, enter, enter', async ({ page, customer }) => {
  await customer.addBalance(500);
  await page.goto('/services');
  await expect(page.getByText('Selecione país e serviço.')).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeHidden();
  const country = page.getByRole('button', { name: /^País/ });
  await country.focus();
  await page.keyboard.type('portu');
  await expect(page.getByRole('option', { name: /Portugal/ })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(serviceSearch(page)).toBeFocused();
  await country.focus();
  await page.keyboard.press('/');
  await expect(serviceSearch(page)).toBeFocused();
  await page.keyboard.type('tele');
  await expect(page.getByRole('option').first()).toContainText('Telegram');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  if (test.info().project.name === 'desktop') {
    const compared = page.getByRole('combobox', { name: 'País ou código (+55)' });
    await expect(compared).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(serviceSearch(page)).toBeFocused();
    await page.keyboard.type('tele');
    await page.keyboard.press('Enter');
    await expect(compared).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await expect(buyButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirmar compra' });
  await expect(dialog).toContainText('Portugal');
  await expect(dialog.getByRole('button', { name: 'Confirmar compra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /^Telegram, Portugal/ })).toBeVisible();
});

test('a link to a product asks for the confirmation at once, and once', async ({ page, customer }) => {
  await customer.addBalance(500);
  await page.goto('/services?service=whatsapp&country=brazil');
  const dialog = page.getByRole('dialog', { name: 'Confirmar compra' });
  await expect(dialog.getByRole('term')).toHaveText([
    'País',
    'Serviço',
    'Preço por número',
    'Quantidade',
    'Total',
  ]);
  await expect(dialog.getByRole('button', { name: 'Confirmar compra' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(buyButton(page)).toBeEnabled();
  await expect(dialog).toBeHidden();
});

test('when the session ends while the screen is open, its button signs in again', async ({
  page,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectSignedOut();
  await openProduct(page, 'whatsapp', 'brazil');
  await expect(page.getByText('Ao vivo')).toBeVisible();
  await customer.signOutElsewhere();
  const signIn = page.getByRole('link', { name: 'Entrar para comprar' });
  await expect(signIn).toBeVisible();
  await expect(page.getByText('Você precisa estar logado para fazer uma compra.')).toBeVisible();
  await signIn.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
});
