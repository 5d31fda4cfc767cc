import { Flag } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { type Language, localeOf } from '../i18n/languages';

interface LanguageOption {
  name: string;
  shortLabel: string;
  image: ReactNode;
  lang: string;
}

const option = (language: Language, name: string, country: string): LanguageOption => ({
  name,
  shortLabel: language.toUpperCase(),
  image: <Flag src={`/images/flags/${country}.svg`} code={country} />,
  lang: localeOf(language),
});

export const languageOptions: Record<Language, LanguageOption> = {
  pt: option('pt', 'Português', 'BR'),
  en: option('en', 'English', 'US'),
  es: option('es', 'Español', 'ES'),
};
