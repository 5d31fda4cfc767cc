import { ThemeSwitch, type Theme } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts';
import { chooseTheme, readTheme, subscribeToTheme } from '../../shared/theme';

/** Light, dark or as the device says. The page is the same for all, so the choice shows only once scripts run. */
export function SiteTheme() {
  const { t } = useTexts('shell');
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    const show = () => setTheme(readTheme());
    show();
    return subscribeToTheme(show);
  }, []);

  return (
    <ThemeSwitch
      label={t('theme.label')}
      labels={{ light: t('theme.light'), system: t('theme.system'), dark: t('theme.dark') }}
      value={theme}
      onValueChange={chooseTheme}
    />
  );
}
