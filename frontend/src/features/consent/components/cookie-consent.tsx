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
    // The banner disappears with the focused button, so the focus moves to the page.
    if (!isOpen) document.getElementById('main')?.focus({ preventScroll: true });
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

/** Shown only with a mark of the script before the first paint, so that prerendered pages do not flash. */
function CookieBanner({ policyHref, onAcceptAll, onRejectAll, onPreferences }: CookieBannerProps) {
  const { t } = useTexts('consent');
  return (
    <aside
      data-slot="cookie-banner"
      aria-label={t('banner.label')}
      className="fixed inset-x-0 bottom-(--bars-below-cookies) z-30 hidden h-(--cookie-bar-shown) border-t border-border bg-surface-card in-data-[consent=missing]:flex print:hidden"
    >
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)_auto_auto] content-center items-center gap-x-2 px-4 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] xl:px-0">
        <p className="truncate text-sm leading-tight max-md:self-end md:text-md">
          <span className="max-md:hidden">{t('banner.text')} </span>
          <a
            href={policyHref}
            aria-label={`${t('banner.question')} ${t('banner.policy')}`}
            className="font-semibold text-link underline underline-offset-4 max-md:inline-flex max-md:min-h-6 max-md:items-center"
          >
            <span className="md:hidden">{t('banner.question')}</span>
            <span className="max-md:hidden">{t('banner.policy')}</span>
          </a>
        </p>
        <Answer name={t('rejectAll')} short={t('banner.reject')} onClick={onRejectAll} />
        <Answer name={t('acceptAll')} short={t('banner.accept')} onClick={onAcceptAll} />
        <Button
          size="inline"
          variant="link"
          className="max-md:min-h-6 max-md:place-self-start max-md:text-sm md:px-4"
          onClick={onPreferences}
        >
          {t('preferences')}
        </Button>
      </div>
    </aside>
  );
}

interface AnswerProps {
  name: string;
  short: string;
  onClick: () => void;
}

function Answer({ name, short, onClick }: AnswerProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={name}
      className="px-3 max-md:row-span-2 md:px-4"
      onClick={onClick}
    >
      <span className="md:hidden">{short}</span>
      <span className="max-md:hidden">{name}</span>
    </Button>
  );
}
