import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps each in code that first asks for the styles and scripts that the
 * imported one needs; here all styles are in one file, and scripts are not asked for ahead.
 */
export function plainImports(): Plugin {
  return {
    name: 'torpedo:plain-imports',
    apply: 'build',
    config: () => ({ build: { modulePreload: false, cssCodeSplit: false } }),
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
