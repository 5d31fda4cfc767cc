import { type BackendModule, createInstance, type Namespace, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import errors from '../../locales/pt/errors.json';
import shell from '../../locales/pt/shell.json';
import { formatFigure } from '../format/figure';
import {
  detectLanguage,
  isLanguage,
  type Language,
  languages,
  localeOf,
  rememberLanguage,
} from './languages';

async function load(language: string, namespace: string): Promise<ResourceKey> {
  const response = await fetch(`${import.meta.env.TEXTS_URL}/${language}/${namespace}.json`);
  if (!response.ok) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await response.json()) as ResourceKey;
}

export const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    load(language, namespace).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, null),
    );
  },
};

export const i18n = createInstance();

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', () => {
    document.documentElement.lang = localeOf(currentLanguage());
  });
  await i18n
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: detectLanguage(),
      // These texts are in the bundle, so that a failure can be shown without network.
      resources: { pt: { shell, errors } },
      partialBundledLanguages: true,
      ns: ['shell', 'errors'],
      defaultNS: 'shell',
      supportedLngs: languages,
      load: 'languageOnly',
      // All languages have the same keys, so only an unknown language needs the fallback.
      fallbackLng: (code?: string) => (isLanguage(code) ? [] : ['pt']),
      interpolation: { escapeValue: false },
    });
  // Numbers have the separators of amounts, so that no screen mixes two kinds.
  i18n.services.formatter?.add('number', formatFigure);
  if (!i18n.hasResourceBundle(currentLanguage(), 'shell')) await i18n.changeLanguage('pt');
}

export function currentLanguage(): Language {
  const language = i18n.resolvedLanguage;
  return isLanguage(language) ? language : 'pt';
}

export async function chooseLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  rememberLanguage(language);
}

/** @throws Error when the texts cannot be fetched */
export async function loadTexts(...namespaces: Extract<Namespace, string>[]): Promise<void> {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(currentLanguage(), name));
  await new Promise<void>((resolve) => {
    // i18next itself also waits for all texts that other parts are loading.
    const look = () => {
      if (missing().length > 0) return;
      i18n.off('loaded', look);
      resolve();
    };
    i18n.on('loaded', look);
    look();
    void i18n.loadNamespaces(namespaces).then(resolve);
  });
  if (missing().length > 0) throw new Error(`Texts did not load: ${missing().join(', ')}`);
}
