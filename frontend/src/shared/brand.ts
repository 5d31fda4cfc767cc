import type { Language } from './i18n/languages';

type Localized = Record<Language, string>;

/** What an operator changes to sell under their own name. The figures are the operator's claims. */
export const brand = {
  name: 'torpedo',
  /** Picture in place of the mark and the word. */
  logoUrl: undefined as string | undefined,
  figures: {
    users: { pt: '10 mil+', en: '10k+', es: '10 mil+' },
    uptime: { pt: '99,9%', en: '99.9%', es: '99,9 %' },
    support: { pt: '24/7', en: '24/7', es: '24/7' },
    startTime: { pt: '5 min', en: '5 min', es: '5 min' },
    countries: { pt: '100', en: '100', es: '100' },
  } satisfies Record<string, Localized>,
} as const;
