import { track } from './track';

const scrollSteps = [25, 50, 75, 100] as const;

function watchScroll(path: string): () => void {
  const left = new Set<(typeof scrollSteps)[number]>(scrollSteps);

  let top = window.scrollY;

  function look() {
    // The app itself scrolls up when the screen changes.
    const isUpwards = window.scrollY < top;
    top = window.scrollY;
    if (isUpwards) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const seen = ((window.scrollY + clientHeight) / scrollHeight) * 100;
    for (const percent of left) {
      // Browsers round scroll positions.
      if (seen < percent - 0.5) continue;
      left.delete(percent);
      track('scroll_depth', { percent, page_path: path });
    }
  }

  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

function watchSections(path: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const fillsHalf = intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
        const { section } = (target as HTMLElement).dataset;
        if (!section || (intersectionRatio < 0.5 && !fillsHalf)) continue;
        observer.unobserve(target);
        track('section_view', { section, page_path: path });
      }
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
  return () => observer.disconnect();
}

function watchTime(path: string, now: () => number): () => void {
  let seenMs = 0;
  let since = document.visibilityState === 'visible' ? now() : null;

  function pause() {
    if (since !== null) seenMs += now() - since;
    since = null;
  }
  function follow() {
    if (document.visibilityState === 'visible') since ??= now();
    else pause();
  }
  function report() {
    pause();
    const seconds = Math.round(seenMs / 1000);
    seenMs = 0;
    if (seconds > 0) track('time_on_page', { seconds, page_path: path });
  }

  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', report);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', report);
    report();
  };
}

/** `now` returns milliseconds. */
export function watchPage(path: string, now: () => number = () => performance.now()): () => void {
  const stops = [watchScroll(path), watchSections(path), watchTime(path, now)];
  return () => {
    for (const stop of stops) stop();
  };
}
