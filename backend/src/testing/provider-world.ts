import { forgetAccounts } from './auth-services.js';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.js';
import { ProviderBrowser, PUBLIC_URL } from './provider-browser.js';
import { createTestApp, type TestApp } from './test-app.js';

/** The email address of the provider's person `maria`. */
export const EMAIL = 'maria@example.com';

/** The application with a real identity provider. */
export class ProviderWorld {
  private constructor(
    readonly app: TestApp,
    readonly provider: IdentityProvider,
  ) {}

  static async open(): Promise<ProviderWorld> {
    const provider = await startIdentityProvider();
    provider.sendsBackTo(`${PUBLIC_URL}/auth-callback`);
    provider.knows({ subject: 'maria', email: EMAIL, isEmailVerified: true });
    const app = await createTestApp({
      env: {
        PUBLIC_URL,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_LABEL: 'Acme',
      },
    });
    return new ProviderWorld(app, provider);
  }

  /** Removes all accounts, and resets `maria` at the provider. */
  async reset(): Promise<void> {
    await forgetAccounts(this.app.database);
    this.provider.knows({ subject: 'maria', email: EMAIL, isEmailVerified: true });
  }

  browser(): ProviderBrowser {
    return new ProviderBrowser(this.app);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.provider.close();
  }
}
