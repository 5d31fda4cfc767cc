import { SelectMenu } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useSwitchLanguage } from '../session/preferences';
import { languageOptions } from './language-options';

export default function LanguageMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <SelectMenu
      defaultOpen
      label={t('language')}
      options={languages.map((each) => ({
        value: each,
        label: languageOptions[each].name,
        ...languageOptions[each],
      }))}
      value={language}
      onValueChange={switchLanguage}
      className={className}
    />
  );
}
