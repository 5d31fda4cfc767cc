import type { AnyRouter } from '@tanstack/react-router';

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

const isInSight = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** Screens of the app that the links in sight lead to, each once, but for the one that is shown. */
function screensAhead(router: AnyRouter): { pathname: string; search: string }[] {
  const shown = router.state.matches.at(-1)?.routeId;
  const found = new Map<string, URL>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const address = new URL(link.href);
    const [matched] = router.getMatchedRoutes(address.pathname);
    const id = matched.at(-1)?.id as string | undefined;
    if (id?.startsWith('/_app/') && id !== shown && isInSight(link)) found.set(id, address);
  }
  return [...found.values()];
}

/** Code and texts, but no data. Who saves data, or has a network too slow for it, gets them at the tap. */
export async function prefetchScreensInSight(router: AnyRouter): Promise<void> {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  // One after the other, so that what somebody asks for meanwhile does not wait for them all.
  for (const { pathname } of screensAhead(router)) {
    // What fails is asked for again when it is due.
    await router.preloadRoute({ to: pathname }).catch(() => undefined);
  }
}
