import { watchConsentForAnalytics } from '../shared/analytics/watch-consent';
import type { AppRouter } from './router';

/** Counts each screen that the reader turns to, if they have consented. */
export function measureWithConsent(router: AppRouter): void {
  const analytics = watchConsentForAnalytics();
  // Before the screen mounts, so that what it counts belongs to it.
  router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) analytics.turnTo(new URL(window.location.href));
  });
}
