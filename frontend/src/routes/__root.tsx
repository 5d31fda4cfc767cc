import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Toaster } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense } from 'react';
import { currentConsent, useConsent } from '../shared/consent/consent';
import { useCookiePreferencesOpen } from '../shared/consent/cookie-preferences';
import { loadTexts } from '../shared/i18n/i18n';
import { LeaveToSite } from '../shared/layout/fallback-screens';
import type { RouterContext } from '../shared/session/guards';

const loadQuestion = async () => ({
  default: (await import('../features/consent/components/cookie-consent')).CookieConsent,
});
const CookieConsent = lazy(loadQuestion);

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: () => (currentConsent() ? undefined : Promise.all([loadTexts('consent'), loadQuestion()])),
  component: Root,
  notFoundComponent: LeaveToSite,
});

function Root() {
  const { t } = useTranslation();
  const isAnswered = useConsent() !== null;
  const isOpen = useCookiePreferencesOpen();
  return (
    <>
      <Suspense>{(!isAnswered || isOpen) && <CookieConsent policyHref="/privacy" />}</Suspense>
      <Outlet />
      <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} />
    </>
  );
}
