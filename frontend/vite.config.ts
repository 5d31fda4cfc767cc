import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { appHead, preloadFonts } from './build/page-head.ts';
import { firstScripts } from './build/first-scripts.ts';
import { firstTexts } from './build/first-texts.ts';
import { chunks, plainImports, SHORT_NAMES } from './build/app-scripts.ts';
import { installedApp } from './build/installed-app.ts';
import { publishTexts } from './build/publish-texts.ts';
import { siteInDev } from './build/site/site-in-dev.ts';
import manifest from './package.json' with { type: 'json' };

const { version } = manifest;
const backend = process.env.TORPEDO_BACKEND_URL ?? 'http://127.0.0.1:3000';
const backendPaths = ['/api', '/batch', '/sms-activate', '/images', '/docs', '/sandbox'];

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    tanstackRouter(),
    react(),
    tailwindcss(),
    // The large font of headings would take the room of the scripts on a slow network.
    preloadFonts('instrument-sans'),
    appHead(),
    firstTexts(),
    publishTexts(),
    plainImports(),
    firstScripts(),
    siteInDev(),
    command === 'build' && installedApp(),
  ],
  resolve: {
    conditions: ['torpedo-source', ...defaultClientConditions],
    // React has had this hook since version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    cssCodeSplit: false,
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks, chunkFileNames: SHORT_NAMES } },
  },
  server: {
    proxy: {
      ...Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])),
      '/ws': { target: backend, ws: true },
    },
  },
}));
