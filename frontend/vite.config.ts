import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { siteInDev } from './build/site/site-in-dev.ts';

const backend = process.env.TORPEDO_BACKEND_URL ?? 'http://127.0.0.1:3000';
const backendPaths = ['/api', '/batch', '/sms-activate', '/images', '/docs', '/sandbox'];

export default defineConfig({
  plugins: [tanstackRouter(), react(), tailwindcss(), preloadFonts(), siteInDev()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    // Every browser that runs the target preloads modules itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    proxy: {
      ...Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])),
      '/ws': { target: backend, ws: true },
    },
  },
});
