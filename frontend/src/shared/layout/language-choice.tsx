import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useSwitchLanguage } from '../session/preferences';
import { languageOptions } from './language-options';
import { MenuChoice } from './menu-choice';

export function LanguageChoice({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <MenuChoice
      label={t('language')}
      options={languages.map((each) => {
        const { name, image, shortLabel, lang } = languageOptions[each];
        return {
          value: each,
          label: name,
          lang,
          content: (
            <>
              {image}
              {shortLabel}
            </>
          ),
        };
      })}
      value={language}
      onValueChange={switchLanguage}
      className={className}
    />
  );
}
