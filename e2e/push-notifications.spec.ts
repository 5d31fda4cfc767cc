import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../scripts/chromium.mjs';
import { openInstalledApp } from './fixtures/installed-app.js';
import { expect, test } from './fixtures/test.js';

test.use({ serviceWorkers: 'allow', launchOptions: wholeChromiumLaunchOptions() });

/** Delivers a push to the browser, as the push service does. */
async function deliver(page: Page, payload: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, tag, silent }) => ({
      title,
      body,
      tag,
      silent,
    }));
  });

const userIdOf = (page: Page) =>
  page.evaluate(async () => {
    const stored = await caches.match('/reader', { cacheName: 'torpedo.reader' });
    if (!stored) throw new Error('The service worker knows no reader.');
    return ((await stored.json()) as { userId: string }).userId;
  });

const panel = (page: Page, title: string) =>
  page.locator('[data-slot=card]').filter({ has: page.getByRole('heading', { name: title }) });

const NO_PUSH_SERVICE = 'Registration failed - push service error';

/** The browser's push service is outside of the machine, and does not answer without the internet. */
const loseThePushService = (context: BrowserContext) =>
  context.addInitScript((message) => {
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException(message, 'AbortError'));
  }, NO_PUSH_SERVICE);

/** Replaces the push service by one that answers, with an address and keys as browsers create them. */
function replacePushService(context: BrowserContext) {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return context.addInitScript((given) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
    let current: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(current);
    PushManager.prototype.subscribe = () => {
      current = {
        endpoint,
        expirationTime: null,
        options: { applicationServerKey: null, userVisibleOnly: true },
        getKey: () => null,
        unsubscribe: () => {
          current = null;
          return Promise.resolve(true);
        },
        toJSON: () => ({ endpoint, expirationTime: null, keys: given }),
      };
      return Promise.resolve(current);
    };
  }, keys);
}

test('a push is shown only to its customer', async ({ page, context, customer }) => {
  expect(customer.email).toBeTruthy();
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
  const worker = await openInstalledApp(page);
  const news = { type: 'sms_received', title: 'SMS recebido', body: 'WhatsApp, Brasil', url: '/services' };
  await deliver(page, { ...news, title: 'De outra pessoa', tag: 'other', user_id: 'somebody-else' });
  await deliver(page, { ...news, tag: 'one', user_id: await userIdOf(page) });
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'SMS recebido', body: 'WhatsApp, Brasil', tag: 'one', silent: true }]);
});

test('blocked notifications are reported with what to do', async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  await openInstalledApp(page);
  const blocked = panel(page, 'Notificações bloqueadas');
  await blocked.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(blocked.getByText('Continuam bloqueadas.')).toBeVisible();
});

test('notifications are activated, and a failure of the browser is reported', async ({
  page,
  context,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
  await loseThePushService(context);
  await openInstalledApp(page);
  const notices = panel(page, 'Notificações');
  await notices.getByRole('button', { name: 'Ativar' }).click();
  await expect(notices.getByRole('alert')).toHaveText(
    'Não foi possível ativar: o serviço de notificações do navegador não respondeu.',
  );

  await replacePushService(context);
  await openInstalledApp(page);
  await notices.getByRole('button', { name: 'Ativar' }).click();
  await expect(notices.getByRole('status')).toHaveText(/^Ativas neste aparelho/);
  await notices.getByRole('button', { name: 'Desativar' }).click();
  await expect(notices.getByRole('button', { name: 'Ativar' })).toBeVisible();
});
