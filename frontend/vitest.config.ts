import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    'import.meta.env.TEXTS_URL': JSON.stringify('/src/locales'),
    'import.meta.env.APP_VERSION': JSON.stringify('1.0.0'),
  },
  resolve: { conditions: ['torpedo-source'] },
  test: {
    name: 'frontend',
    environment: 'jsdom',
    // A world of its own for each file, but jsdom loaded once for all, which takes longer than the tests.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Above what a single wait may take.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
