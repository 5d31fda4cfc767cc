import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { plainImports } from './build/app-scripts.ts';
import { appHead, linkManifest, preloadFonts } from './build/page-head.ts';

/** Replaces what the islands use of React, at a sixth of its weight. */
const PREACT = path.resolve(import.meta.dirname, 'src/site/preact');

/** Modules of the kit that several pages use after hydration. */
const PARTS =
  /ui-kit[\\/]src[\\/](brand-tile|card|error-state|filter-chips|flag|icon-button|search-field|section-heading|text-field)\.tsx|[\\/]format[\\/]figure|[\\/]circle-check\./;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts('bricolage-grotesque', 'instrument-sans'),
    appHead(),
    linkManifest(),
    plainImports(),
  ],
  publicDir: false,
  resolve: {
    conditions: ['torpedo-source', ...defaultClientConditions],
    alias: [
      { find: /^react\/(?=jsx-)/, replacement: 'preact/' },
      { find: /^react-dom\/server$/, replacement: path.join(PREACT, 'server.js') },
      { find: /^react(-dom(\/client)?)?$/, replacement: path.join(PREACT, 'react.js') },
    ],
  },
  ssr: { noExternal: true, resolve: { conditions: ['torpedo-source', ...defaultServerConditions] } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: {
      input: 'site.html',
      // One file for the start of every page and one for the shared modules, because small files compress badly.
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], test: /^(?!.*site(\.html|\/main\.tsx))/ },
            { name: 'parts', test: PARTS },
          ],
        },
      },
    },
  },
});
