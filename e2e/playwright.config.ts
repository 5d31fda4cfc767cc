import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

/** What looks or works differently on a wide screen; the rest is told once, on a phone. */
const ALSO_ON_A_DESKTOP = ['journey', 'languages', 'path', 'profile', 'purchases', 'site', 'start'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'conditions/**',
  globalSetup: './fixtures/prepared-data.ts',
  // For what hangs, not for what is slow: a busy machine takes three times as long as a quiet one.
  timeout: 300_000,
  // Below the slowest polling, so that what is seen in time came by itself.
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It would fetch the whole app once more for every story, and hide its requests from those that answer them.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // What never stands still costs a fifth of a core all the time; the stories about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
    // A film of every step costs a fifth of the run: `npm run e2e -- --trace on <name>` makes one.
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
