import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onLost` when the focused element is removed from the screen, so that the focus is not lost. */
export function useKeptFocus(onLost: () => void) {
  const focused = useRef<Element | null>(null);
  const notify = useEffectEvent(onLost);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) notify();
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // React also delivers the focus of a dialog that it has opened, which is not inside it.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
