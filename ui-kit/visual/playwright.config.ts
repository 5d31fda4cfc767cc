import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: './test-results',
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 800, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: chromiumLaunchOptions(),
  },
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Another build of the browser smooths the edges of letters a little differently.
      maxDiffPixelRatio: 0.005,
    },
  },
});
