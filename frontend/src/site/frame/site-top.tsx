import { useTranslation } from 'react-i18next';
import { CookieConsent } from '../../features/consent/components/cookie-consent';
import { useLanguage } from '../../shared/i18n/use-language';
import { siteAddress } from '../site-address';
import { SiteHeader } from './site-header';

/** What stands above every page: the way past it, the question about cookies, the bar. */
export function SiteTop({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      <CookieConsent policyHref={siteAddress('/privacy', language)} />
      <SiteHeader path={path} />
    </>
  );
}
