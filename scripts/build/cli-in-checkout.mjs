import { isBuilt } from './ensure-built.mjs';
import { cli } from './products.mjs';

// Standard output is for the data that commands print.
const log = console.error;

/**
 * Builds the command line where it is missing or older than its sources.
 * @param {string} entryUrl import.meta.url of the script that starts it
 */
export async function buildInCheckout(entryUrl) {
  if (isBuilt(cli)) return;
  const { exitWithError } = await import('../runtime/user-error.mjs');
  try {
    const { continueOnNode24 } = await import('../runtime/node24.mjs');
    await continueOnNode24(entryUrl, 'product', { log });
    const { ensureBuilt } = await import('./ensure-built.mjs');
    await ensureBuilt([cli], { log });
  } catch (error) {
    exitWithError(error);
  }
}
