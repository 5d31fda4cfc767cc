#!/usr/bin/env node
import { continueOnNode24 } from '../../scripts/runtime/node24.mjs';
import { exitWithError } from '../../scripts/runtime/user-error.mjs';

// Standard output belongs to the data that commands print.
const log = console.error;

try {
  await continueOnNode24(import.meta.url, 'product', { log });
  const { ensureBuilt } = await import('../../scripts/build/ensure-built.mjs');
  const { apiClient, cli } = await import('../../scripts/build/products.mjs');
  await ensureBuilt([apiClient, cli], { log });
} catch (error) {
  exitWithError(error);
}
await import('../dist/main.js');
