import { continueOnNode24 } from './runtime/node24.mjs';
import { exitWithError } from './runtime/user-error.mjs';

try {
  await continueOnNode24(import.meta.url, 'product');
  const { startServer } = await import('./serve/start-server.mjs');
  await startServer();
} catch (error) {
  exitWithError(error);
}
