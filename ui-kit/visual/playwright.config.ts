import { defineConfig } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';

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
    launchOptions: wholeChromiumLaunchOptions(),
  },
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // A few words in another colour are some hundred pixels; smoothed edges of letters are far fewer.
      maxDiffPixels: 40,
    },
  },
});
