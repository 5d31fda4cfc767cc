import type { AppRouter } from './router';

/** Every change of screen starts at its top, and with the keyboard at its content. */
export function scrollToTopOnNavigation(router: AppRouter): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    window.scrollTo({ top: 0, behavior: calm.matches ? 'auto' : 'smooth' });
    const content = document.getElementById('main');
    // A screen that has put the keyboard into a field of its own is there already.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  });
}
