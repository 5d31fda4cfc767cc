import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CookieConsent } from '../features/consent/components/cookie-consent';
import { currentConsent } from '../shared/consent/consent';
import { loadTexts } from '../shared/i18n/i18n';
import { LeaveToSite } from '../shared/layout/leave-to-site';
import { Toasts } from '../shared/layout/toasts';
import type { RouterContext } from '../shared/session/guards';

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
