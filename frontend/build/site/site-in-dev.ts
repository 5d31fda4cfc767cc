import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type * as Renderer from '../../src/site/render-page.tsx';
import { classSources } from './class-sources.ts';
import { readInlineScripts } from './site-files.ts';
import { PUBLIC_URL } from '../../src/shared/site-address.ts';
import { PAGE_PATH, siteDocument } from './site-document.ts';

const SOURCES = [
  path.resolve(import.meta.dirname, '../../src'),
  path.resolve(import.meta.dirname, '../../../ui-kit/src'),
];

function renderOnRequest(): Plugin {
  return {
    name: 'torpedo:site-in-dev',
    apply: 'serve',
    // Markup that no browser script renders cannot be replaced, so the page is reloaded.
    hotUpdate: {
      order: 'post',
      handler({ modules, server, file }) {
        const { moduleGraph, hot } = server.environments.client;
        // The module graph also has the files that are scanned for classes, without an id.
        const isInBrowser = [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ id }) => id !== null);
        if (this.environment.name === 'ssr' && modules.length > 0 && !isInBrowser)
          hot.send({ type: 'full-reload' });
      },
    },
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
              inline: await readInlineScripts(),
              modulesOf: () => [],
              appFiles: [],
            },
            renderer.languages,
          );
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(
            (await renderer.fillPage(html, null))
              .replaceAll(PUBLIC_URL, `http://${request.headers.host ?? ''}`)
              .replaceAll(PAGE_PATH, address),
          );
        }
      });
    },
  };
}

export const siteInDev = (): Plugin[] => [renderOnRequest(), classSources(SOURCES)];
