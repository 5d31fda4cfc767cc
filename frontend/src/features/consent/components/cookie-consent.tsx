import { Button } from '@torpedo/ui-kit';
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
import { useTexts } from '../../../shared/i18n/use-texts';

const CookiePreferences = lazy(() => import('./cookie-preferences'));

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

interface CookieBannerProps {
  policyHref: string;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onPreferences: () => void;
}

/** Drawn only when the script before the first paint found no answer, so that pages rendered ahead do not flash. */
function CookieBanner({ policyHref, onAcceptAll, onRejectAll, onPreferences }: CookieBannerProps) {
  const { t } = useTexts('consent');
  return (
    <aside
      data-slot="cookie-banner"
      aria-label={t('banner.label')}
      className="fixed inset-x-0 bottom-(--bars-below-cookies) z-30 hidden h-(--cookie-bar) border-t border-border bg-surface-card in-data-[consent=missing]:flex print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page flex-col justify-center gap-2 px-4 md:flex-row md:items-center md:justify-between md:gap-6 xl:px-0">
        <p className="text-sm leading-tight md:text-md">
          {t('banner.text')}{' '}
          <a href={policyHref} className="font-semibold text-link underline underline-offset-4">
            {t('banner.policy')}
          </a>
        </p>
        <div className="flex items-center gap-1 max-md:*:flex-auto max-xs:*:text-sm md:gap-2">
          <Button size="sm" variant="outline" className="px-1 md:px-4" onClick={onRejectAll}>
            {t('rejectAll')}
          </Button>
          <Button size="sm" variant="outline" className="px-1 md:px-4" onClick={onAcceptAll}>
            {t('acceptAll')}
          </Button>
          <Button size="sm" variant="ghost" className="px-1 md:px-4" onClick={onPreferences}>
            {t('preferences')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
