import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Toaster } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { CookieConsent } from '../features/consent/components/cookie-consent';
import { currentConsent } from '../shared/consent/consent';
import { loadTexts } from '../shared/i18n/i18n';
import { LeaveToSite } from '../shared/layout/fallback-screens';
import type { RouterContext } from '../shared/session/guards';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: () => (currentConsent() ? undefined : loadTexts('consent')),
  component: Root,
  notFoundComponent: LeaveToSite,
});

function Root() {
  const { t } = useTranslation();
  return (
    <>
      <CookieConsent policyHref="/privacy" />
      <Outlet />
      <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} />
    </>
  );
}
