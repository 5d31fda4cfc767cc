import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { appHead, linkManifest, preloadFonts } from './build/page-head.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), appHead(), linkManifest()],
  publicDir: false,
  resolve: { conditions: ['torpedo-source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['torpedo-source', ...defaultServerConditions] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    // Every targeted browser preloads modules itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: {
      input: 'site.html',
      // One file for the start of every page: small ones compress badly.
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', tags: ['$initial'], test: /^(?!.*site(\.html|\/main\.tsx))/ }],
        },
      },
    },
  },
});
