import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

/** Every story, its play function and axe, in a real browser under one theme. */
function storiesIn(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
    test: {
      name: `stories ${theme}`,
      env: { VITE_STORY_THEME: theme },
      // The library is loaded once and not once per file, which would take longer than the stories.
      isolate: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          // Animations end at once: what axe measures is what people read.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: chromiumLaunchOptions(),
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'units', include: ['src/**/*.test.ts'], environment: 'node' } },
      storiesIn('light'),
      storiesIn('dark'),
    ],
  },
});
