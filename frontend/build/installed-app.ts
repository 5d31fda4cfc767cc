import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from '../src/shared/i18n/languages.ts';
import { siteAddress } from '../src/shared/site-address.ts';
import { staffFiles } from './staff-files.ts';
import { type AppIcons, appManifest, iconsFolder, renderIcons } from './icons-and-manifest.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

function siteAddresses(): string[] {
  const pages = globSync('*.page.tsx', { cwd: path.join(ROOT, 'src/site/pages') });
  const paths = pages.map((file) => `/${file.replace('.page.tsx', '').replace('landing', '')}`);
  return languages.flatMap((language) => paths.map((page) => siteAddress(page, language)));
}

const emitIcons = ({ images }: AppIcons): Plugin => ({
  name: 'torpedo:app-icons',
  generateBundle() {
    for (const [name, source] of Object.entries(images)) {
      this.emitFile({ type: 'asset', fileName: `${iconsFolder}/${name}`, source });
    }
  },
});

export async function installedApp(): Promise<Plugin[]> {
  const icons = await renderIcons(path.join(ROOT, 'public/favicon.svg'));
  const forStaff = staffFiles();
  return [
    forStaff.plugin,
    emitIcons(icons),
    {
      name: 'torpedo:site-addresses',
      config: () => ({ define: { 'import.meta.env.SITE_ADDRESSES': JSON.stringify(siteAddresses()) } }),
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // The signed-in screens register the worker when they are idle.
      injectRegister: false,
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
      manifest: appManifest(icons.colour),
      includeManifestIcons: false,
      injectManifest: {
        target: 'es2023',
        rollupFormat: 'iife',
        // The public site is built later, and always comes from the server.
        globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,css,woff2,json}'],
        modifyURLPrefix: { '': '/' },
        // Only staff load the back-office, so it is not precached.
        manifestTransforms: [
          (files) => ({ manifest: files.filter(({ url }) => !forStaff.has(url)), warnings: [] }),
        ],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ];
}
