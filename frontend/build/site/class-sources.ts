import type { Plugin } from 'vite';

/** Limits the site's stylesheet to the classes in these files or folders. */
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
