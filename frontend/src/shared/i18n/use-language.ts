import { useTranslation } from 'react-i18next';
import { isLanguage, localeOf, type Language } from './languages';

/** The interface's language and its Intl locale; the component renders again when the reader switches. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'pt';
  return { language, locale: localeOf(language) };
}
