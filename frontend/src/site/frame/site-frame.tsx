import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieConsent } from '../../features/consent/components/cookie-consent';
import { useLanguage } from '../../shared/i18n/use-language';
import { siteAddress } from '../site-address';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteSandbox } from './site-sandbox';

type SiteFrameProps = {
  /** The page's address in Portuguese. */
  path: string;
  children: ReactNode;
};

/** What stands around every page of the public site. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      <CookieConsent policyHref={siteAddress('/privacy', language)} />
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <SiteSandbox />
    </div>
  );
}
