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
    // Each file has its own world, but jsdom is loaded once.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
