import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

interface Grant {
  device_code: string;
  user_code: string;
  verification_uri_complete: string;
}

test('a program without a browser is signed in by its code, after the customer sees what asks', async ({
  page,
  customer: _signedIn,
  request,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(404, '/api/v1/auth/device/BBBB-BBBB');
  const begun = await request.post('/api/v1/auth/device', { data: { client_name: 'CLI on notebook' } });
  const { device_code, user_code } = (await begun.json()) as Grant;
  const ask = () =>
    request.post('/api/v1/auth/device/token', {
      data: { device_code },
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
  expect(await (await ask()).json()).toMatchObject({ error: 'authorization_pending' });

  await page.goto('/device');
  const code = page.getByLabel('Código');
  await code.fill('BBBB-BBBB');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Não há nada esperando por este código')).toBeVisible();
  await assertAccessible(page, 'a code that nothing waits under');
  await code.fill(user_code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('CLI on notebook')).toBeVisible();
  await assertAccessible(page, 'what asks to be let in');
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await expect(page.getByText('Volte ao terminal.')).toBeVisible();
  await assertAccessible(page, 'the program is let in');

  expect((await ask()).status()).toBe(200);
  await page.goto('/profile');
  const devices = page.getByRole('list', { name: 'Aparelhos conectados' });
  await expect(devices.getByText('CLI on notebook', { exact: true })).toBeVisible();
});
