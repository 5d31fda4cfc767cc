import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

const isDeep = process.env['TORPEDO_DEEP'] === '1';

export default defineConfig({
  testDir: '.',
  testMatch: isDeep ? '**/*.deep.spec.ts' : '**/*.spec.ts',
  testIgnore: isDeep ? [] : '**/*.deep.spec.ts',
  timeout: 60_000,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Known once the server has started; workers read this file after that.
    baseURL: process.env['TORPEDO_URL'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], locale: 'pt-BR', viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ../scripts/serve/throwaway-server.mjs`,
    wait: { stdout: /Torpedo ready at (?<torpedo_url>http:\/\/\S+)/ },
    timeout: 180_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
