import { useTranslation } from 'react-i18next';
import { useLanguage } from '../shared/i18n/use-language';
import type { UseTexts } from '../shared/i18n/use-texts';

/** The texts of the app; fetches those of a namespace that is not there yet. */
export const useAppTexts: UseTexts = (namespace) => {
  const { t } = useTranslation(namespace);
  return { t, ...useLanguage() };
};
