import type { AppRouter } from './router';

/** Asks for the code of the screen in the address at once, and not only when its guards have had their answer. */
export function loadScreenAhead(router: AppRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) {
    // What does not arrive is asked for again, and told, when the screen is due.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
