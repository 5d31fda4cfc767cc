import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.js';

const [phone] = journeys.projects!;

/** Slow networks, all widths, long texts, a screen reader: slow tests, seldom broken by one changed screen. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../fixtures/prepared-data.ts',
  projects: [phone!],
});
