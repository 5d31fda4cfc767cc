import type { Page } from '@playwright/test';
import { boxOf } from './fixtures/places.js';
import { buyButton } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

/** Android's Back: asks an open sheet to close, and goes back in the history only when nothing is open. */
async function letAndroidGoBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    interface Watcher extends EventTarget {
      requestClose(): void;
      destroy(): void;
    }
    const page = window as unknown as { CloseWatcher: new () => Watcher; goBack: () => void };
    const open = new Set<Watcher>();
    page.CloseWatcher = class extends page.CloseWatcher {
      constructor() {
        super();
        open.add(this);
        this.addEventListener('close', () => open.delete(this));
      }
      override destroy() {
        super.destroy();
        open.delete(this);
      }
    };
    page.goBack = () => {
      const newest = [...open].at(-1);
      if (newest) newest.requestClose();
      else history.back();
    };
  });
  return () => page.evaluate(() => (window as unknown as { goBack: () => void }).goBack());
}

test('on a phone Back and a drag down close a sheet, and then Back leaves the screen', async ({
  page,
  customer,
}) => {
  const goBack = await letAndroidGoBack(page);
  const dialog = page.getByRole('dialog', { name: 'Confirmar compra' });
  const country = page.getByRole('button', { name: /^País/ });
  const compare = page.getByRole('button', { name: 'Comparar países' });
  await customer.addBalance(500);

  await test.step('Back closes a sheet that was opened by a link', async () => {
    await page.goto('/help');
    await page.goto('/services?service=whatsapp&country=brazil');
    await expect(dialog).toBeVisible();
    await goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/services/);
  });

  await test.step('Back closes a sheet that was opened by a tap', async () => {
    await buyButton(page).click();
    await expect(dialog).toBeVisible();
    await goBack();
    await expect(dialog).toBeHidden();
    await expect(buyButton(page)).toBeFocused();
  });

  await test.step('a short drag moves the sheet back, a long one closes it', async () => {
    await buyButton(page).click();
    await expect(dialog.getByRole('button', { name: 'Confirmar compra' })).toBeFocused();
    await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
    for (const [distance, isOpen] of [
      [20, true],
      [200, false],
    ] as const) {
      const { x, y } = await boxOf(dialog);
      await page.mouse.move(x + 120, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 120, y + 20 + distance / 2, { steps: 4 });
      await expect.poll(async () => (await boxOf(dialog)).y).toBeGreaterThan(y);
      await page.mouse.move(x + 120, y + 20 + distance, { steps: 4 });
      await page.mouse.up();
      await expect(dialog).toBeVisible({ visible: isOpen });
      if (isOpen) await expect.poll(async () => (await boxOf(dialog)).y).toBe(y);
    }
  });

  await test.step('Back closes the second of two sheets in a row', async () => {
    await country.click();
    const countries = page.getByRole('dialog', { name: /país/i });
    await countries.getByRole('option', { name: /Portugal/ }).click();
    await expect(countries).toBeHidden();
    await compare.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(compare).toBeFocused();
  });

  await test.step('after a closed sheet or a reload with one, Back leaves the screen and Forward returns', async () => {
    await country.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await compare.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(country).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await goBack();
    await expect(page).toHaveURL('/help');
    await page.goForward();
    await expect(page).toHaveURL(/\/services/);
  });
});
