import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, localeOf } from './languages';
import type { UseTexts } from './use-texts';

export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'pt';
  return { language, locale: localeOf(language) };
}

export const useAppTexts: UseTexts = (namespace) => {
  const { t } = useTranslation(namespace);
  return { t, ...useLanguage() };
};
