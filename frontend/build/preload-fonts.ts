import type { Plugin } from 'vite';

const preloaded = /(bricolage-grotesque|instrument-sans)-latin-\w+-normal-[\w-]+\.woff2$/;

/** Names the two fonts of every screen in the page itself, so that they load beside the styles and not after them. */
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
