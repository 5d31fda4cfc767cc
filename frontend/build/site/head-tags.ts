import { siteAddress } from '../../src/site/site-address.ts';
import type { RenderedPage } from '../../src/site/render-page.tsx';
import type { Language } from '../../src/shared/i18n/languages.ts';
import { PAGE_PATH, PUBLIC_URL } from './place-holders.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;
const alternate = (hreflang: string, path: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${PUBLIC_URL}${path}">`;

/** What search engines and previews of links read. */
export function headTags(
  { head, path, language, locale }: RenderedPage,
  languages: readonly Language[],
): string {
  const { title, description, structuredData } = head;
  return [
    `<title>${escape(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${PUBLIC_URL}${PAGE_PATH}">`,
    ...languages.map((each) => alternate(each, siteAddress(path, each))),
    alternate('x-default', path),
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
