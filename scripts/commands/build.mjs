import { ensureBuilt } from '../build/ensure-built.mjs';
import { backend, cli, frontend } from '../build/products.mjs';

export async function run() {
  await ensureBuilt([backend, frontend, cli]);
}
