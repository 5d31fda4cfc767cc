import { classNames, MenuRadioGroup, MenuRadioItem } from '@torpedo/ui-kit';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useSwitchLanguage } from '../session/preferences';
import { chooseTheme, readTheme, subscribeToTheme } from '../theme';
import { languageOptions } from './language-options';

interface MenuChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: string; lang?: string; image: ReactNode; word: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: MenuChoiceProps<Value>) {
  return (
    <MenuRadioGroup
      aria-label={label}
      value={value}
      className={classNames('grid grid-flow-col auto-cols-fr gap-1', className)}
    >
      {options.map((option) => (
        <MenuRadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          aria-label={option.label}
          onSelect={() => onValueChange(option.value)}
          className={classNames(
            'justify-center gap-1.5 border border-transparent px-1 pr-1 text-sm font-semibold text-muted',
            'data-[state=checked]:border-border-strong data-[state=checked]:text-text',
            '[&>.absolute]:hidden',
          )}
        >
          {option.image}
          {option.word}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return (
    <MenuChoice
      label={t('theme.label')}
      options={[
        { value: 'light', label: t('theme.light'), word: t('theme.light'), image: <Sun aria-hidden /> },
        {
          value: 'system',
          label: t('theme.system'),
          word: t('theme.system'),
          image: <Monitor aria-hidden />,
        },
        { value: 'dark', label: t('theme.dark'), word: t('theme.dark'), image: <Moon aria-hidden /> },
      ]}
      value={theme}
      onValueChange={chooseTheme}
    />
  );
}

export function LanguageChoice({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <MenuChoice
      label={t('language')}
      options={languages.map((each) => {
        const { name, image, shortLabel, lang } = languageOptions[each];
        return { value: each, label: name, lang, image, word: shortLabel };
      })}
      value={language}
      onValueChange={switchLanguage}
      className={className}
    />
  );
}
