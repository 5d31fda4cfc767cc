import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CookieConsent } from '../features/consent/components/cookie-consent';
import { currentConsent } from '../shared/consent/consent-store';
import { loadTexts } from '../shared/i18n/load-texts';
import { LeaveToSite } from '../shared/layout/leave-to-site';
import { Toasts } from '../shared/layout/toasts';
import type { RouterContext } from '../shared/session/session-guard';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: () => (currentConsent() ? undefined : loadTexts('consent')),
  component: Root,
  notFoundComponent: LeaveToSite,
});

function Root() {
  return (
    <>
      <CookieConsent policyHref="/privacy" />
      <Outlet />
      <Toasts />
    </>
  );
}
