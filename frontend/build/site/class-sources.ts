import type { Plugin } from 'vite';

/** Limits the classes in the site's stylesheet to those of the given folders. */
export function classSources(folders: readonly string[]): Plugin {
  return {
    name: 'torpedo:class-sources',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/site\/site\.css(\?|$)/ },
      handler: (code) => [code, ...folders.map((folder) => `@source '${folder}';`)].join('\n'),
    },
  };
}
