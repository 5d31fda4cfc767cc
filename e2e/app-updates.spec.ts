import type { Page } from '@playwright/test';
import { openInstalledApp } from './fixtures/installed-app.js';
import { passingText } from './fixtures/passing-text.js';
import { expect, test } from './fixtures/test.js';

test.use({ serviceWorkers: 'allow' });

/** The open page loads a script that the worker of the server's version does not contain. */
const makeOutdated = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('torpedo.version_applied')) return;
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('script[type=module][src]')?.setAttribute('src', '/assets/before.js');
    });
  });

/** The browser finds a worker that it does not know yet, as after a release. */
const publishVersion = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?next');
  });

test('a new version is announced, offered on the next screen, and loaded only when the reader agrees', async ({
  page,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  await makeOutdated(page);
  await openInstalledApp(page);
  await publishVersion(page);
  const shown = page.getByText('Nova versão disponível! Clique em Atualizar para aplicar.');
  await expect(shown).toBeVisible();
  const offer = page.getByRole('status').filter({ hasText: 'A página recarrega em um segundo.' });
  await expect(offer).toBeHidden();

  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  const applying = passingText(page, 'Aplicando atualização...');
  await offer.first().getByRole('button', { name: 'Atualizar' }).click();
  await applying;
  await passingText(page, 'Aplicação atualizada!');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect(shown).toBeHidden();
});

test('a forced update deletes the stored files of the app, and keeps the session', async ({
  page,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  await openInstalledApp(page);
  await page.goto('/profile');
  await page.evaluate(async () => {
    await caches.open('left-over');
  });
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Forçar atualização' }).click();
  await loadedAnew;
  expect(await page.evaluate(() => caches.has('left-over'))).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
});
