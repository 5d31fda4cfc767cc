import { CookieConsent } from '../../features/consent/components/cookie-consent';
import { useTexts } from '../../shared/i18n/use-texts';
import { siteAddress } from '../site-address';

/** The question about cookies, and their preferences, in the site's language. */
export function SiteConsent() {
  const { language } = useTexts('shell');
  return <CookieConsent policyHref={siteAddress('/privacy', language)} />;
}
