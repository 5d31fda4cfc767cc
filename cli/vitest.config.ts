import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['torpedo-source', 'module', 'node', 'import'] } },
  test: { name: 'cli', include: ['src/**/*.test.ts'] },
});
