import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.js';

const [phone] = journeys.projects!;

/** Slow networks, every width, texts of any length, a screen reader: long, and seldom broken by a change of one screen. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../fixtures/prepared-data.ts',
  projects: [phone!],
});
