import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { iconsFolder } from './icons-and-manifest.ts';

const tokens = path.resolve(import.meta.dirname, '../../ui-kit/src/tokens.css');
const surfaceInk = /--surface-ink:\s*light-dark\(\s*(?<light>oklch\([^)]*\)),\s*(?<dark>oklch\([^)]*\))\s*\)/;

function themeColours(): HtmlTagDescriptor[] {
  const { light, dark } = surfaceInk.exec(readFileSync(tokens, 'utf8'))?.groups ?? {};
  if (!light || !dark) throw new Error(`${tokens} has no --surface-ink in both themes`);
  return Object.entries({ light, dark }).map(([theme, content]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content },
    injectTo: 'head',
  }));
}

export function appHead(): Plugin {
  return {
    name: 'torpedo:app-head',
    apply: 'build',
    transformIndexHtml: () => [
      ...themeColours(),
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: `/${iconsFolder}/apple-touch-icon.png` },
        injectTo: 'head',
      },
    ],
  };
}

const preloaded = /(bricolage-grotesque|instrument-sans)-latin-\w+-normal-[\w-]+\.woff2$/;

/**
 * For pages with texts of their own. In the app, the fonts would take the room of its scripts on a slow network; stand-ins
 * of the same size are shown until they come.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'torpedo:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => preloaded.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

export function linkManifest(): Plugin {
  return {
    name: 'torpedo:link-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
