import { ensureBuilt } from '../build/ensure-built.mjs';
import { apiClient, backend, cli, frontend } from '../build/products.mjs';

export async function run() {
  await ensureBuilt([backend, frontend, apiClient, cli]);
}
