import type { AnyRouter } from '@tanstack/react-router';

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

const isInSight = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** The screens that the links in sight lead to, each once, without the current one. */
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

/** Fetches code and texts, but no data. With saved data or a slow network, the tap fetches them. */
export async function prefetchScreensInSight(router: AnyRouter): Promise<void> {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  // One after the other, so that a request of the reader does not wait for all of them.
  for (const { pathname } of screensAhead(router)) {
    // A screen that fails here is fetched again when it is opened.
    await router.preloadRoute({ to: pathname }).catch(() => undefined);
  }
}
