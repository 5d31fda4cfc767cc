import { lazy, Suspense } from 'react';
import { essentialOnly, everything, type Consent } from '../../../shared/consent/consent-record';
import { saveConsent } from '../../../shared/consent/consent-store';
import { closeCookiePreferences, openCookiePreferences } from '../../../shared/consent/preferences-dialog';
import { useConsent } from '../../../shared/consent/use-consent';
import { useCookiePreferencesOpen } from '../../../shared/consent/use-cookie-preferences';
import { CookieBanner } from './cookie-banner';

const CookiePreferences = lazy(() => import('./cookie-preferences'));

/** The question about cookies where it has no answer yet, and the preferences whenever they are asked for. */
export function CookieConsent({ policyHref }: { policyHref: string }) {
  const consent = useConsent();
  const isOpen = useCookiePreferencesOpen();

  function answer(given: Consent) {
    saveConsent(given);
    closeCookiePreferences();
  }

  return (
    <>
      {!consent && (
        <CookieBanner
          policyHref={policyHref}
          onAcceptAll={() => answer(everything)}
          onRejectAll={() => answer(essentialOnly)}
          onPreferences={openCookiePreferences}
        />
      )}
      {isOpen && (
        <Suspense>
          <CookiePreferences
            initial={consent ?? essentialOnly}
            onSave={answer}
            onClose={closeCookiePreferences}
          />
        </Suspense>
      )}
    </>
  );
}
