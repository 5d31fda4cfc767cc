import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import type { Analytics } from '../shared/analytics/watch-consent';
import { currentConsent, subscribeToConsent } from '../shared/consent/consent';
import { ErrorScreen, ScreenPending } from '../shared/layout/fallback-screens';
import { routeTree as customerRoutes } from './customer-routes.gen';
import type { routeTree } from './route-tree.gen';

/** Knows the customers' screens; those of the back-office are added when a member of staff asks for one. */
export function createAppRouter(queryClient: QueryClient) {
  async function addStaffRoutes(): Promise<void> {
    // Both trees grow from the same root, which has the children of the one that was loaded last.
    await import('./route-tree.gen');
    router.setRoutes(router.buildRouteTree());
  }

  const router = createRouter({
    routeTree: customerRoutes as unknown as typeof routeTree,
    context: { queryClient, addStaffRoutes },
    defaultPreload: 'intent',
    // Whether data is fresh is Query's to say.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: ErrorScreen,
    scrollRestorationBehavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 'auto'
      : 'smooth',
  });
  return router;
}

type StaffPermission = Schemas['StaffRightsDto']['permissions'][number];

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** The screen stays when the session ends and says so itself. */
    staysOpenSignedOut?: boolean;
    /** Visitors see the screen too, in a frame without an account. */
    isOpenToVisitors?: boolean;
    /** What a member of staff has to be permitted for the screen. */
    permission?: StaffPermission;
  }
}

/** Asks for the code of the screen in the address at once, and not only when its guards have had their answer. */
export function loadScreenAhead(router: AppRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) {
    // What does not arrive is asked for again, and told, when the screen is due.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

/** Every change of screen starts with the keyboard at its content; the router itself scrolls to its top. */
export function focusContentOnNavigation(router: AppRouter): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    const content = document.getElementById('main');
    // A screen that has put the keyboard into a field of its own is there already.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  });
}

/** Counts each screen that the reader turns to, once they have consented; before, not even the code for it is loaded. */
export function measureWithConsent(router: AppRouter): void {
  let isAskedFor = false;
  let analytics: Analytics | undefined;
  const follow = () => {
    if (isAskedFor || !currentConsent()?.analytics) return;
    isAskedFor = true;
    import('../shared/analytics/watch-consent').then(
      ({ watchConsentForAnalytics }) => (analytics = watchConsentForAnalytics()),
      // What does not arrive is asked for again by the next answer.
      () => (isAskedFor = false),
    );
  };
  subscribeToConsent(follow);
  follow();
  // Before the screen mounts, so that what it counts belongs to it.
  router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) analytics?.turnTo(new URL(window.location.href));
  });
}
