import { Flag } from '@torpedo/ui-kit';
import brazil from 'country-flag-icons/string/3x2/BR';
import spain from 'country-flag-icons/string/3x2/ES';
import unitedStates from 'country-flag-icons/string/3x2/US';
import type { ReactNode } from 'react';
import { localeOf, type Language } from '../i18n/languages';

type LanguageOption = { name: string; shortLabel: string; image: ReactNode; lang: string };

const option = (language: Language, name: string, flag: string, country: string): LanguageOption => ({
  name,
  shortLabel: language.toUpperCase(),
  image: <Flag src={`data:image/svg+xml,${encodeURIComponent(flag)}`} code={country} />,
  lang: localeOf(language),
});

/** Each language under its own name, as its readers look for it. */
export const languageOptions: Record<Language, LanguageOption> = {
  pt: option('pt', 'Português', brazil, 'BR'),
  en: option('en', 'English', unitedStates, 'US'),
  es: option('es', 'Español', spain, 'ES'),
};
