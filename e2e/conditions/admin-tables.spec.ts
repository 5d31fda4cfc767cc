import { expect, test } from '../fixtures/test.js';

/** The question about cookies is not answered, because the back-office must not ask it. */
test.use({ answersCookies: false });

const LISTS = [
  ...[
    'orders',
    'topups',
    'users',
    'products',
    'products/prices?country=BR',
    'countries',
    'audit',
    'alarms',
    'tokens',
  ],
  ...['reports?report=fiscal', 'reports?report=reconciliation'],
];
const WIDTHS = [360, 768, 1024, 1280];
const LONG_NAME = 'Maria Fernanda Albuquerque de Vasconcelos e Souza Figueiredo';

/** Runs in the page: what of the list does not fit into the window after its change of width. */
async function whatIsCut(longName: string): Promise<string[]> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  const found: string[] = [];
  // Names of any length end in dots, and do not make the page wider.
  for (const name of document.querySelectorAll('tbody td.truncate')) {
    if (name.children.length === 0 && name.textContent?.includes('@')) name.textContent = longName;
  }
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  if (isWider(document.documentElement)) found.push('the window scrolls sideways');
  for (const region of document.querySelectorAll('[role=region]:has(> table)')) {
    if (isWider(region)) found.push('the table scrolls sideways');
  }
  for (const cell of document.querySelectorAll('thead th, tbody .text-right, tbody td:has(> .inline-flex)')) {
    if (isWider(cell) && cell.textContent && !cell.querySelector('.sr-only'))
      found.push(`cut: ${cell.textContent}`);
  }
  for (const menu of document.querySelectorAll('main [aria-haspopup=menu]')) {
    const { right } = menu.getBoundingClientRect();
    if (right > window.innerWidth) found.push(`out of sight: ${menu.getAttribute('aria-label')}`);
  }
  return found;
}

/** Runs in the page: how many rows of the list a phone shows at once, without the sandbox bar. */
function rowsThatFit(): number | undefined {
  const rows = [...document.querySelectorAll('main ul.divide-y[aria-label] > li')].slice(0, 5);
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  const navigation = document.querySelector('[data-slot=bottom-nav]')?.getBoundingClientRect();
  if (!rows[0] || !navigation) return undefined;
  return (navigation.top - rows[0].getBoundingClientRect().top) / Math.max(...heights);
}

test('every list fits the window: no cut figure, no hidden menu, nothing to scroll sideways', async ({
  page,
  customer,
  signInAsAdministrator,
}) => {
  await customer.addBalance(500_000);
  await customer.buy('wa');
  await signInAsAdministrator();
  await page.goto('/dashboard');
  const cookies = page.locator('[data-slot=cookie-banner]');
  await expect(cookies).toBeVisible();
  await page.getByRole('link', { name: 'Administração' }).first().click();
  await expect(page).toHaveURL('/admin');
  await expect(cookies).toBeHidden();

  for (const list of LISTS) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Carregando a lista…')).toBeHidden();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      expect(await page.evaluate(whatIsCut, LONG_NAME), `${list} at ${width}`).toEqual([]);
      if (width !== 360) continue;
      expect((await page.evaluate(rowsThatFit)) ?? 5, `rows of ${list} in sight`).toBeGreaterThanOrEqual(5);
    }
  }
});
