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

/** @param families those of the first frame; another one shows its stand-in of the same size until a text needs it */
export function preloadFonts(...families: ('bricolage-grotesque' | 'instrument-sans')[]): Plugin {
  const preloaded = new RegExp(`(${families.join('|')})-latin-\\w+-normal-[\\w-]+\\.woff2$`);
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
