import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

/** Tests of screens that look or work differently on a wide screen; all others run only as a phone. */
const ALSO_ON_A_DESKTOP = ['journey', 'languages', 'path', 'profile', 'purchases', 'site', 'start'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'conditions/**',
  globalSetup: './fixtures/prepared-data.ts',
  // For tests that hang, not for slow ones: a busy machine takes three times as long as a quiet one.
  timeout: 300_000,
  // Shorter than the slowest polling, so that what is seen in time came by itself.
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // The worker would fetch the whole app again for every test, and hide its requests from tests that answer them.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Endless animations would use a fifth of a core all the time; tests about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
    // A trace of every step takes a fifth of the run: `npm run e2e -- --trace on <name>` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: ALSO_ON_A_DESKTOP.map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Desktop Chrome'], locale: 'pt-BR', viewport: { width: 1280, height: 800 } },
    },
  ],
});
