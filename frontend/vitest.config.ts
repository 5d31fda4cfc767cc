import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'frontend',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Above what a single wait may take.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
