import { lazy, Suspense } from 'react';
import {
  type Consent,
  essentialOnly,
  everything,
  saveConsent,
  useConsent,
} from '../../../shared/consent/consent';
import {
  closeCookiePreferences,
  openCookiePreferences,
  useCookiePreferencesOpen,
} from '../../../shared/consent/cookie-preferences';
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
