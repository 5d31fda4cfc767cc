import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from './fixtures/layout-shift.js';
import { boxOf, expectAbove } from './fixtures/places.js';
import { buyButton, openProduct } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

const PROPERTY = 'G-TEST12345';
const CONSENT = 'torpedo.cookie_consent';
const DAY_MS = 86_400_000;

test.use({ answersCookies: false, environment: { ANALYTICS_MEASUREMENT_ID: PROPERTY } });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Aviso de cookies' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });

/** A prerendered page can be seen shortly before its buttons work. */
async function openPreferences(page: Page): Promise<void> {
  await expect(async () => {
    // When the preferences are open, the page below them cannot be reached any more.
    if (!(await preferences(page).isVisible()))
      await banner(page).getByRole('button', { name: 'Preferências' }).click({ timeout: 1_000 });
    await expect(preferences(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Replaces the tag's host; returns the addresses that the browser requests from it. */
async function playTagHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** The events that were handed to the tag. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<string>[] };
    return dataLayer.filter((entry) => entry[0] === 'event').map((entry) => String(entry[1]));
  });

const storedConsent = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, CONSENT);

const kinds = (analytics: boolean, others = analytics) => ({
  essential: true,
  analytics,
  marketing: others,
  functional: others,
});

for (const path of ['/', '/en/privacy', '/login']) {
  test(`${path} asks, and sends no request to the tag's host before the answer`, async ({ page }) => {
    const asked = await playTagHost(page);
    await page.goto(path);
    const question = page.getByRole('complementary', { name: /Aviso de cookies|Cookie notice/ });
    await expect(question).toBeVisible();
    await page.mouse.wheel(0, 2000);
    expect([asked, await events(page)]).toEqual([[], []]);

    await question.getByRole('button', { name: /Aceitar todos|Accept all/ }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${PROPERTY}`]);
    await expect.poll(() => events(page)).toContain('page_view');
    expect(await storedConsent(page)).toEqual({
      consent: kinds(true),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: '1.0',
    });

    await page.reload();
    await expect.poll(() => asked.length).toBe(2);
    await expect(question).toBeHidden();
  });
}

test('with consent, events are counted, but never what was typed', async ({ page, consoleWatch }) => {
  consoleWatch.expectRefusal(401, '/api/v1/users/login');
  await playTagHost(page);
  await page.goto('/login');
  await banner(page).getByRole('button', { name: 'Aceitar todos' }).click();
  await expect.poll(() => events(page)).toEqual(['page_view']);
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email ou senha incorretos.')).toBeVisible();
  await page.getByRole('link', { name: 'Cadastrar' }).click();
  await expect(page).toHaveURL('/register');
  await expect.poll(() => events(page)).toContain('registration_start');
  expect((await events(page)).filter((name) => name !== 'time_on_page' && name !== 'scroll_depth')).toEqual([
    'page_view',
    'login_attempt',
    'login_error',
    'page_view',
    'registration_start',
  ]);
  const shown = await page.evaluate(() =>
    JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer),
  );
  expect(shown).toContain('INVALID_CREDENTIALS');
  expect(shown).not.toContain('exemplo');
});

test('a rejection allows only the essential, and does not load the tag', async ({ page }) => {
  const asked = await playTagHost(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Rejeitar todos' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toMatchObject({ consent: kinds(false) });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('preferences are kept for each kind, and can be withdrawn from policy and footer', async ({ page }) => {
  const asked = await playTagHost(page);
  await page.goto('/privacy');
  await openPreferences(page);
  const essential = preferences(page).getByRole('switch', { name: 'Essenciais' });
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await preferences(page).getByRole('switch', { name: 'Análise' }).click();
  await preferences(page).getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(preferences(page)).toBeHidden();
  expect(await storedConsent(page)).toMatchObject({ consent: kinds(true, false) });
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => events(page)).toContain('page_view');

  const reopen = { name: 'Preferências de cookies' };
  await page.getByRole('contentinfo').getByRole('button', reopen).click();
  await preferences(page).getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('article').getByRole('button', reopen).click();
  await expect(preferences(page).getByRole('switch', { name: 'Análise' })).toBeChecked();
  await preferences(page).getByRole('button', { name: 'Rejeitar todos' }).click();
  await expect(preferences(page)).toBeHidden();
  const counted = (await events(page)).length;
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await events(page)).toHaveLength(counted);
});

test('each answer is announced to the window', async ({ page }) => {
  await page.goto('/');
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('consent-changed', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  );
  await banner(page).getByRole('button', { name: 'Rejeitar todos' }).click();
  expect(await heard).toMatchObject({ consent: kinds(false), version: '1.0' });
});

for (const [what, record] of [
  ['another version', { version: '0.9', ageDays: 1 }],
  ['366 days', { version: '1.0', ageDays: 366 }],
] as const) {
  test(`a consent of ${what} is asked for again`, async ({ page }) => {
    const asked = await playTagHost(page);
    const timestamp = new Date(Date.now() - record.ageDays * DAY_MS).toISOString();
    const stored = JSON.stringify({ consent: kinds(true), timestamp, version: record.version });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CONSENT, stored] as const);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.goto('/login');
    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test('a browser that asks not to be tracked is never tracked, even with consent', async ({ page }) => {
  const asked = await playTagHost(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/');
  await openPreferences(page);
  await expect(preferences(page).getByText('Seu navegador pede para não ser rastreado')).toBeVisible();
  await preferences(page).getByRole('button', { name: 'Aceitar todos' }).click();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the question stands below the first button of each screen, and its answer moves nothing', async ({
  page,
  customer,
}) => {
  const button = (name: RegExp) => page.getByRole('button', { name });
  const navigation = page
    .getByRole('navigation', { name: 'Navegação principal' })
    .filter({ visible: true })
    .last();

  await customer.addBalance(500);
  await page.goto('/dashboard/balance');
  await expectAbove(button(/^Gerar Pix/), banner(page));
  await page.goto('/dashboard');
  await expectAbove(page.getByRole('main').getByRole('link', { name: 'Adicionar' }), banner(page));
  await expectAbove(banner(page), navigation);
  await openProduct(page, 'whatsapp', 'brazil');
  await expect(banner(page)).toBeVisible();
  // A click on a covered element fails.
  await buyButton(page).click();
  await page
    .getByRole('dialog', { name: 'Confirmar compra' })
    .getByRole('button', { name: 'Fechar' })
    .click();
  await navigation.getByRole('link', { name: 'Pedidos' }).click();
  await expect(page).toHaveURL('/dashboard/orders');

  await page.evaluate(() => localStorage.removeItem('torpedo.access_token'));
  await page.goto('/login');
  await expectAbove(button(/^Entrar$/), banner(page));
  await page.goto(`/register?redirect=${encodeURIComponent('/services?service=wa&country=BR')}`);
  await expect(page.getByText(/^WhatsApp · Brasil/)).toBeVisible();
  await expectAbove(button(/^Criar conta$/), banner(page));
  const before = await boxOf(button(/^Criar conta$/));
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Saiba mais' })).toBeFocused();
  await banner(page).getByRole('button', { name: 'Rejeitar todos' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await boxOf(button(/^Criar conta$/))).toEqual(before);
});

for (const path of ['/', '/contact', '/login']) {
  test(`on ${path} the question is there from the first paint and moves nothing`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    await expectStill(page);
  });
}
