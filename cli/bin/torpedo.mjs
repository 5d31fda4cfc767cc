#!/usr/bin/env node
import fs from 'node:fs';

// In a checkout it is built anew when its sources have changed; the package holds what was built.
if (fs.existsSync(new URL('../src', import.meta.url))) {
  const { buildInCheckout } = await import('../../scripts/build/cli-in-checkout.mjs');
  await buildInCheckout(import.meta.url);
}
await import('../dist/main.js');
