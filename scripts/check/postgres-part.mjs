import fs from 'node:fs';
import { vitestPart } from './vitest-part.mjs';

/** Where Debian and Ubuntu install the oldest PostgreSQL that the server runs on. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

const tests = vitestPart('integration, PostgreSQL 15', 'backend', {
  project: 'integration',
  env: { TEST_POSTGRES_BIN: PROGRAMS },
});

/** @type {import('./result.mjs').Part} The integration tests once more, where that PostgreSQL is installed. */
export const oldestPostgres = {
  ...tests,
  run: () =>
    fs.existsSync(PROGRAMS)
      ? tests.run()
      : Promise.resolve({ passed: 0, failed: 0, skipped: `there is no ${PROGRAMS}` }),
};
