import type { AppRouter } from './router';

/** Every change of screen starts at its top, and with the keyboard at its content. */
export function scrollToTopOnNavigation(router: AppRouter): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    window.scrollTo({ top: 0, behavior: calm.matches ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
