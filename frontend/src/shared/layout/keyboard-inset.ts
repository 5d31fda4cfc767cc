import { useEffect } from 'react';

/** Less than this is the browser's own bars, which come and go. */
const LEAST_PX = 120;

/**
 * While a phone's keyboard covers the foot of the page: `data-keyboard` on the document, for styles, and how much it
 * covers in `--keyboard-inset`.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const follow = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      // Who has zoomed in sees less of the page as well.
      const isOpen = viewport.scale === 1 && covered >= LEAST_PX;
      root.toggleAttribute('data-keyboard', isOpen);
      root.style.setProperty('--keyboard-inset', `${isOpen ? covered : 0}px`);
    };
    const controller = new AbortController();
    for (const change of ['resize', 'scroll']) {
      viewport.addEventListener(change, follow, { signal: controller.signal });
    }
    return () => {
      controller.abort();
      root.removeAttribute('data-keyboard');
    };
  }, []);
}
