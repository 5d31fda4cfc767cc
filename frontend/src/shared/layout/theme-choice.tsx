import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, readTheme, subscribeToTheme } from '../theme';
import { MenuChoice } from './menu-choice';

export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return (
    <MenuChoice
      label={t('theme.label')}
      options={[
        { value: 'light', label: t('theme.light'), content: <Sun aria-hidden /> },
        { value: 'system', label: t('theme.system'), content: <Monitor aria-hidden /> },
        { value: 'dark', label: t('theme.dark'), content: <Moon aria-hidden /> },
      ]}
      value={theme}
      onValueChange={chooseTheme}
    />
  );
}
