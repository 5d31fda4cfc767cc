import type { Plugin } from 'vite';

/** Tells the public site's pages, too, which app they belong to. */
export function linkManifest(): Plugin {
  return {
    name: 'torpedo:link-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
