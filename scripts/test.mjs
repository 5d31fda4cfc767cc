import { continueOnNode24 } from './runtime/node24.mjs';
import { exitWithError } from './runtime/user-error.mjs';

try {
  await continueOnNode24(import.meta.url, 'development');
  const { runTests } = await import('./check/run-parts.mjs');
  await runTests(process.argv.slice(2));
} catch (error) {
  exitWithError(error);
}
