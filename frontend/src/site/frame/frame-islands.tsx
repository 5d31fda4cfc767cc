import { bodyOf } from '@torpedo/api-client';
import { type Theme, ThemeSwitch } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { CookieConsent } from '../../features/consent/components/cookie-consent';
import { createPublicRead, publicApi, usePublicRead } from '../../shared/api/public-read';
import { useTexts } from '../../shared/i18n/use-texts';
import SandboxNotice from '../../shared/layout/sandbox-notice';
import { chooseTheme, readTheme, subscribeToTheme } from '../../shared/theme';
import type { PageIslands } from '../../shared/performance/island';
import { siteAddress } from '../../shared/site-address';
import { SiteAvatar, SiteWallet } from './account-island';

function SiteConsent() {
  const { language } = useTexts('shell');
  return <CookieConsent policyHref={siteAddress('/privacy', language)} />;
}

const appInfoRead = createPublicRead(() => bodyOf(publicApi.GET('/api/v1/app')));

function SiteSandbox() {
  const { data: appInfo } = usePublicRead(appInfoRead);
  return appInfo?.sandbox ? <SandboxNotice href={appInfo.sandbox_url} /> : null;
}

function SiteTheme() {
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

export const frameIslands: PageIslands = {
  namespaces: ['shell', 'consent'],
  components: {
    avatar: SiteAvatar,
    consent: SiteConsent,
    sandbox: SiteSandbox,
    theme: SiteTheme,
    wallet: SiteWallet,
  },
};
