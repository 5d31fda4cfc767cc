import { siteAddress } from '../../src/site/site-address.ts';
import type { Language } from '../../src/shared/i18n/languages.ts';
import { PUBLIC_URL } from './place-holders.ts';

/** Every public page in every language, each naming its translations. */
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

/** What crawlers may read: everything that is a page. */
export const robots = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ''].join(
  '\n',
);
