import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { brand } from '../shared/brand';
import { type Language, languages, localeOf } from '../shared/i18n/languages';
import { fillInParts } from './fill-in-parts';
import { SiteFrame } from './frame/site-frame';
import { loadParts } from './load-parts';
import { createLivingTexts } from './living-texts';
import { loadPage, pageIds } from './page-registry';
import { siteAddress } from './site-address';
import type { PageHead } from './site-page';
import { createSiteI18n, frameNamespaces, type SiteTexts } from './site-texts';

/** A page in one language, ready to be put into a document. */
export type RenderedPage = {
  id: string;
  path: string;
  language: Language;
  locale: string;
  guestsOnly: boolean;
  head: PageHead;
  /** Those of its living parts. */
  texts: SiteTexts;
  body: string;
};

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
  const parts = await loadParts(id);
  const livingTexts = await readTexts(language, parts.namespaces);
  const texts = await readTexts(language, [...frameNamespaces, ...page.namespaces]);
  const i18n = createSiteI18n(language, { ...texts, ...livingTexts });
  const Page = await page.load(language);
  const head = page.head(i18n.getFixedT(language, page.namespaces), language);
  const still = renderToStaticMarkup(
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
    texts: livingTexts,
    body: fillInParts(still, parts, createLivingTexts(language, livingTexts)),
  };
}

/** Every page of the site in every language. */
export async function renderSite(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const id of pageIds) for (const language of languages) pages.push(await renderPage(id, language));
  return pages;
}

export { languages, siteAddress };
