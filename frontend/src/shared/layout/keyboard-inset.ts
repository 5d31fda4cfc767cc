import { useEffect } from 'react';

/** A smaller difference comes from the browser's own bars. */
const LEAST_PX = 120;

/** Sets `data-keyboard` and `--keyboard-inset` while the keyboard of a phone is open. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const follow = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      // Zooming in shrinks the viewport as well.
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
