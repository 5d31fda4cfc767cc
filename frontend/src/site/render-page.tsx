import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { brand } from '../shared/brand';
import { isLanguage, type Language, languages, localeOf } from '../shared/i18n/languages';
import { TextsSource, type UseTexts } from '../shared/i18n/use-texts';
import type { PageIslands } from '../shared/performance/island';
import { SiteFrame } from './frame/site-frame';
import { createIslandTexts } from './island-texts';
import { loadIslands } from './islands';
import { siteAddress } from '../shared/site-address';
import { loadPage, type PageHead, pageIds } from './site-pages';
import { createSiteI18n, frameNamespaces, type SiteTexts } from './site-texts';

const ISLANDS = /(<(?:div|span) data-island="([^"]+)"[^>]*>)(?=<\/)/g;

/**
 * Each island is a tree of its own, as in the browser, so that its ids begin with the island's name.
 * @throws Error when the island is not listed
 */
function renderIslands(markup: string, { components }: PageIslands, useIslandTexts: UseTexts): string {
  return markup.replaceAll(ISLANDS, (_match, open: string, name: string) => {
    const Component = components[name];
    if (!Component) throw new Error(`The page has no island called ${name}`);
    const island = (
      <TextsSource value={useIslandTexts}>
        <Component />
      </TextsSource>
    );
    return open + renderToString(island, { identifierPrefix: name });
  });
}

export interface RenderedPage {
  id: string;
  path: string;
  language: Language;
  locale: string;
  guestsOnly: boolean;
  head: PageHead;
  texts: SiteTexts;
  /** The islands of the page are rendered when the server sends it. */
  hasFigures: boolean;
  body: string;
}

const textFiles = import.meta.glob<{ default: SiteTexts }>('../locales/*/*.json');

async function readTexts(language: Language, namespaces: readonly string[]): Promise<SiteTexts> {
  const read = async (namespace: string) => {
    const file = textFiles[`../locales/${language}/${namespace}.json`];
    if (!file) throw new Error(`No texts for ${namespace} in ${language}`);
    return [namespace, (await file()).default] as const;
  };
  return Object.fromEntries(await Promise.all(namespaces.map(read)));
}

async function renderPage(id: string, language: Language): Promise<RenderedPage> {
  const page = await loadPage(id);
  const islands = await loadIslands(id);
  const islandTexts = await readTexts(language, islands.namespaces);
  const texts = await readTexts(language, [...frameNamespaces, ...page.namespaces]);
  const i18n = createSiteI18n(language, { ...texts, ...islandTexts });
  const Page = await page.load(language);
  const head = page.head(i18n.getFixedT(language, page.namespaces), language);
  const staticMarkup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SiteFrame path={page.path}>
        <Page />
      </SiteFrame>
    </I18nextProvider>,
  );
  return {
    id,
    path: page.path,
    language,
    locale: localeOf(language),
    guestsOnly: page.guestsOnly ?? false,
    head: { ...head, title: i18n.t('shell:pageTitle', { page: head.title, brand: brand.name }) },
    texts: islandTexts,
    hasFigures: islands.serve !== undefined,
    body: islands.serve
      ? staticMarkup
      : renderIslands(staticMarkup, islands, createIslandTexts(language, islandTexts)),
  };
}

const FIGURES = /(?<=<script type="application\/json" id="figures">)(?=<\/script>)/;
const TEXTS = /<script type="application\/json" id="texts">(.*?)<\/script>/;

/** Renders the islands of a built document; with null, as before their first answer. */
export async function fillPage(html: string, known: object | null): Promise<string> {
  const [, language = '', id = ''] = /data-language="(\w+)" data-page="([\w-]+)"/.exec(html) ?? [];
  if (!isLanguage(language)) throw new Error('The document has no language');
  const islands = await loadIslands(id);
  const texts = JSON.parse(TEXTS.exec(html)?.[1] ?? '{}') as SiteTexts;
  const figures = known && (islands.figuresOf?.(known as never) ?? known);
  islands.serve?.(figures);
  // Rendered at once, because the next page may set other figures.
  const filled = renderIslands(html, islands, createIslandTexts(language, texts));
  return filled.replace(FIGURES, () => JSON.stringify(figures).replaceAll('<', '\\u003c'));
}

export async function renderSite(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const id of pageIds) for (const language of languages) pages.push(await renderPage(id, language));
  return pages;
}

export { languages, siteAddress };
