import { startIdentityProvider, type IdentityProvider } from '../backend/src/testing/identity-provider.js';
import { newEmail } from './fixtures/customer.js';
import { expect, test as base } from './fixtures/test.js';

/** Tests with a real OpenID provider beside the product. */
const test = base.extend<object, { provider: IdentityProvider }>({
  provider: [
    // Playwright reads the names of a fixture's needs from its parameter, so the pattern must not be empty.
    async ({ settings: _settings }, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ provider }, use) =>
      use({
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_LABEL: 'Acme',
      }),
    { scope: 'worker' },
  ],
});

test('a visitor without an account signs in with the identity provider, and gets to the requested address', async ({
  page,
  provider,
  productUrl,
}) => {
  const email = newEmail();
  provider.sendsBackTo(`${productUrl}/auth-callback`);
  provider.knows({ subject: 'ana', email, isEmailVerified: true });

  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: 'Entrar com Acme' }).click();
  await page.getByLabel('Who are you?').fill('ana');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard/orders');

  await page.goto('/profile');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an answer of the provider that this browser did not request is refused, with a link to the sign-in', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(400, '/api/v1/auth/callback');
  await page.goto('/auth-callback?code=made-up&state=of-another-browser');
  await expect(
    page.getByText('Ocorreu um erro durante o processo de autenticação. Tente novamente.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Voltar para o login' }).click();
  await expect(page).toHaveURL('/login');
});

test('without code and state the callback leads to the sign-in', async ({ page }) => {
  await page.goto('/auth-callback?error=access_denied');
  await expect(page).toHaveURL('/login');
});
