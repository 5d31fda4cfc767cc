import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/preload-fonts.ts';

/**
 * The public site: documents of their own that weigh a fraction of the app. The same components as everywhere are
 * rendered by Preact here, whose runtime is a tenth of React's; `npm run dev` shows them with React.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  ssr: { noExternal: true },
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: { input: 'site.html' },
  },
});
