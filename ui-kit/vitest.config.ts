import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

const stories: TestProjectConfiguration = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    env: { VITE_BOTH_THEMES: 'true' },
    // Loads the library once, not once per file.
    isolate: false,
    // The limit is for tests that hang: a busy machine takes long for a whole screen.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // With motion, axe would measure colours between two states.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: chromiumLaunchOptions(),
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [{ test: { name: 'units', include: ['src/**/*.test.ts'], environment: 'node' } }, stories],
  },
});
