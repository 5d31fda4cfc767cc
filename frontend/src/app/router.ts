import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import type { Analytics } from '../shared/analytics/watch-consent';
import { currentConsent, subscribeToConsent } from '../shared/consent/consent';
import { ErrorScreen, ScreenPending } from '../shared/layout/fallback-screens';
import { routeTree as customerRoutes } from './customer-routes.gen';
import type { routeTree } from './route-tree.gen';

export function createAppRouter(queryClient: QueryClient) {
  async function addStaffRoutes(): Promise<void> {
    // Both route trees share one root, whose children are those of the tree that was loaded last.
    await import('./route-tree.gen');
    router.setRoutes(router.buildRouteTree());
  }

  const router = createRouter({
    routeTree: customerRoutes as unknown as typeof routeTree,
    context: { queryClient, addStaffRoutes },
    defaultPreload: 'intent',
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
    staysOpenSignedOut?: boolean;
    isOpenToVisitors?: boolean;
    permission?: StaffPermission;
  }
}

/** Loads the code of the screen in parallel with its guards. */
export function loadScreenAhead(router: AppRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) {
    // A failure is reported when the screen is shown.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

const KEEPS_FOCUS = '#main, :is([role$=dialog], [role=menu], [role=listbox])[data-state=open]';

export function focusContentOnNavigation(router: AppRouter): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return;
    function focus() {
      const content = document.getElementById('main');
      if (content) {
        // Focus in a field stays. An open dialog would take it back and select what is typed; a menu would close.
        if (!document.activeElement?.closest(KEEPS_FOCUS)) content.focus({ preventScroll: true });
        // The frame of the app mounts in pieces, so the content may come in a later frame.
      } else if (router.latestLocation.pathname === toLocation.pathname) requestAnimationFrame(focus);
    }
    focus();
  });
}

/** After this time even a slow phone has drawn the screen. */
const PREFETCH_AFTER_MS = 2500;

export function prefetchWhenIdle(router: AppRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      import('./prefetch-screens').then(
        ({ prefetchScreensInSight }) => prefetchScreensInSight(router),
        () => undefined,
      );
    }, PREFETCH_AFTER_MS);
  });
}

/** Loads the analytics code only after consent. */
export function measureWithConsent(router: AppRouter): void {
  let isAskedFor = false;
  let analytics: Analytics | undefined;
  const follow = () => {
    if (isAskedFor || !currentConsent()?.analytics) return;
    isAskedFor = true;
    import('../shared/analytics/watch-consent').then(
      ({ watchConsentForAnalytics }) => (analytics = watchConsentForAnalytics()),
      () => (isAskedFor = false),
    );
  };
  subscribeToConsent(follow);
  follow();
  // Runs before the screen mounts, so that the screen's events belong to it.
  router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) analytics?.turnTo(new URL(window.location.href));
  });
}
