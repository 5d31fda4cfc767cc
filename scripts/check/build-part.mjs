import { ensureBuilt } from '../build/ensure-built.mjs';
import { apiClient, backend, cli, frontend } from '../build/products.mjs';
import { UserError } from '../runtime/user-error.mjs';
import { oneCheck } from './result.mjs';

/** @type {import('./result.mjs').Part} */
export const productBuild = {
  name: 'build',
  run: async () => {
    try {
      await ensureBuilt([backend, frontend, apiClient, cli], { log: () => undefined });
      return oneCheck(true, '');
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return oneCheck(false, `${error.message}\n${error.output}`);
    }
  },
};
