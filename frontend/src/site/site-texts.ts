import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../shared/i18n/languages';

/** Texts of what surrounds every page of the site. */
export const frameNamespaces = ['site', 'shell', 'consent'] as const;

/** Texts of one language, by namespace. */
export type SiteTexts = Resource[string];

/** An i18n with all its texts at hand, so that a page can be rendered at once. */
export function createSiteI18n(language: Language, texts: SiteTexts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'shell',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
