import type { Plugin } from 'vite';

/**
 * Tells the site's stylesheet from which folders it takes class names. The build names what renders the pages: a class
 * that no page and no island of one uses is not in it.
 */
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
