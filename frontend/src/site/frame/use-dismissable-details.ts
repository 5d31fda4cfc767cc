import { useEffect, useRef } from 'react';

/** Closes a disclosure that lies over the page when somebody follows a link in it, presses elsewhere or Escape. */
export function useDismissableDetails() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const stop = new AbortController();
    const { signal } = stop;

    function closeUnlessInside({ target }: Event) {
      if (details && target instanceof Node && !details.contains(target)) details.open = false;
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (!details?.open || key !== 'Escape') return;
      details.open = false;
      details.querySelector('summary')?.focus();
    }
    function closeOnLink({ target }: Event) {
      if (details && target instanceof Element && target.closest('a')) details.open = false;
    }
    details.addEventListener('click', closeOnLink, { signal });
    document.addEventListener('pointerdown', closeUnlessInside, { signal });
    document.addEventListener('focusin', closeUnlessInside, { signal });
    details.addEventListener('keydown', closeOnEscape, { signal });
    return () => stop.abort();
  }, []);

  return ref;
}
