import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { appHead, linkManifest, preloadFonts } from './build/page-head.ts';

/** The public site: documents of their own that weigh a fraction of the app. */
export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), appHead(), linkManifest()],
  publicDir: false,
  resolve: { conditions: ['torpedo-source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['torpedo-source', ...defaultServerConditions] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    // Every browser that runs the target preloads modules itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: {
      input: 'site.html',
      // One file for all that the start of every page needs: small ones compress badly.
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', tags: ['$initial'], test: /^(?!.*site(\.html|\/main\.tsx))/ }],
        },
      },
    },
  },
});
