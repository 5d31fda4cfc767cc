import { defineConfig } from 'vitest/config';
import { testPatterns } from '../scripts/check/backend-tests.js';

const withDatabase = testPatterns('integration');
const deep = testPatterns('deep');
const drills = testPatterns('drills');
// The times are for what hangs, not for what is slow: a busy machine takes three times as long as a quiet one.
const postgres = {
  globalSetup: ['src/testing/postgres-server.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

// The application is imported once and not once per file, which would take longer than the tests:
// its modules keep no state, and each file has its own database.
const isolate = false;

// They wait for the database more than they compute: two keep one core busy.
const maxWorkers = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: [...withDatabase, ...deep, ...drills],
          testTimeout: 20_000,
          isolate,
        },
      },
      {
        test: { name: 'integration', include: withDatabase, exclude: deep, ...postgres, isolate, maxWorkers },
      },
      // Long searches for rare faults: their own project, so that the usual run leaves them out.
      { test: { name: 'deep', include: deep, ...postgres, testTimeout: 600_000, isolate } },
      // What an operator does by hand, with the tools of a PostgreSQL that has to be installed.
      { test: { name: 'drills', include: drills, ...postgres, testTimeout: 600_000, isolate } },
    ],
  },
});
