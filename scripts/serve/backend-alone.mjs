import { backend } from '../build/products.mjs';
import { exitWithError } from '../runtime/user-error.mjs';
import { startServer } from './start-server.mjs';

// The built backend for tests that start and end its process; it serves the web app only where that is built.
try {
  await startServer([backend]);
} catch (error) {
  exitWithError(error);
}
