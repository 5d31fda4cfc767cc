import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../shared/i18n/languages';

export const frameNamespaces = ['site', 'shell', 'consent'] as const;

export type SiteTexts = Resource[string];

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
