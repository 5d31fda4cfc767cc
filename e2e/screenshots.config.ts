import { defineConfig } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../scripts/chromium.mjs';

/** Takes the pictures of the README; this is not a test of the product. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screenshots.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: wholeChromiumLaunchOptions(),
  },
});
