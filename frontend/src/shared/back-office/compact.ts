import { type Language, localeOf } from '../i18n/languages';

/** "1,2 mil", "1,2K": the word in the reader's language, the separator that of the amounts beside it. */
export function formatCompact(figure: number, language: Language): string {
  const written = new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return written.format(figure).replace('.', ',');
}
