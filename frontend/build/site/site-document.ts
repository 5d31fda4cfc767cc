import type { Language } from '../../src/shared/i18n/languages.ts';
import type { RenderedPage } from '../../src/site/render-page.tsx';
import { PUBLIC_URL, siteAddress } from '../../src/shared/site-address.ts';
import type { SiteFiles } from './site-files.ts';

/** The server replaces this placeholder with the path of the page. */
export const PAGE_PATH = '%PAGE_PATH%';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;
const alternate = (hreflang: string, path: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${PUBLIC_URL}${path}">`;

function headTags({ head, path, language, locale }: RenderedPage, languages: readonly Language[]): string {
  const { title, description, structuredData, feed } = head;
  return [
    `<title>${escape(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${PUBLIC_URL}${PAGE_PATH}">`,
    ...languages.map((each) => alternate(each, siteAddress(path, each))),
    alternate('x-default', path),
    feed && `<link rel="alternate" type="application/rss+xml" href="${feed}">`,
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${PUBLIC_URL}${PAGE_PATH}`),
    property('og:locale', locale.replace('-', '_')),
    property('og:image', `${PUBLIC_URL}/images/share/${language}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    structuredData &&
      `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Writes JSON so that no text in it can end the script element. */
const asScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The server fills in the placeholders of `place-holders.ts`. */
export function siteDocument(
  page: RenderedPage,
  files: Omit<SiteFiles, 'allModulesOf'> & { styles: string },
  languages: readonly Language[],
): string {
  const attributes = [
    `lang="${page.locale}"`,
    `data-language="${page.language}"`,
    `data-page="${page.id}"`,
    page.guestsOnly && 'data-guests-only',
  ];
  const head = [
    `<script>${files.inline.beforePaint}</script>`,
    headTags(page, languages),
    `<style>${files.styles}</style>`,
    // A document that comes in pieces must not be painted with half of its header.
    '<link rel="expect" href="#main" blocking="render">',
  ];
  const modules = files.modulesOf(page.id);
  const foot = [
    asScript('texts', page.texts),
    page.hasFigures && '<script type="application/json" id="figures"></script>',
    asScript('app-files', files.appFiles),
    ...(modules.length > 0
      ? [asScript('modules', modules), `<script>${files.inline.afterPaint}</script>`]
      : []),
  ];

  // Functions, because replace() would read patterns such as $& in strings.
  return files.shell
    .replace('<html>', () => `<html ${attributes.filter(Boolean).join(' ')}>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`)
    .replace('</body>', () => `${foot.filter(Boolean).join('\n')}\n</body>`);
}

export function sitemap(paths: readonly string[], languages: readonly Language[]): string {
  const entry = (path: string, language: Language) =>
    [
      `<url><loc>${PUBLIC_URL}${siteAddress(path, language)}</loc>`,
      ...languages.map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each}" href="${PUBLIC_URL}${siteAddress(path, each)}"/>`,
      ),
      '</url>',
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => languages.map((language) => entry(path, language))),
    '</urlset>\n',
  ].join('\n');
}

export const robots = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ''].join(
  '\n',
);
