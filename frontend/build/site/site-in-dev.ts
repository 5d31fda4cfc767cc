import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type * as Renderer from '../../src/site/render-page.tsx';
import { readInlineScripts } from './inline-scripts.ts';
import { PAGE_PATH, PUBLIC_URL } from './place-holders.ts';
import { siteDocument } from './site-document.ts';

/** Renders the public site on every request while it is being worked on, beside the app and with the same server. */
export function siteInDev(): Plugin {
  return {
    name: 'torpedo:site-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void answer().catch(next);

        async function answer() {
          const address = (request.url ?? '').replace(/\?.*$/, '');
          if (path.extname(address) !== '' || address.startsWith('/@')) return next();
          const renderer = (await server.ssrLoadModule('/src/site/render-page.tsx')) as typeof Renderer;
          const page = (await renderer.renderSite()).find(
            (each) => renderer.siteAddress(each.path, each.language) === address,
          );
          if (!page) return next();

          const template = await readFile(path.join(server.config.root, 'site.html'), 'utf8');
          const html = siteDocument(
            page,
            {
              shell: await server.transformIndexHtml(address, template),
              styles: '',
              inline: await readInlineScripts(path.join(server.config.root, 'public')),
              // The shell names its module itself.
              modulesOf: () => [],
              appFiles: [],
            },
            renderer.languages,
          );
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html.replaceAll(PUBLIC_URL, '').replaceAll(PAGE_PATH, address));
        }
      });
    },
  };
}
