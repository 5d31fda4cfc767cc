import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';

/** When what has the focus goes away with a change of the screen, the focus goes on instead of to nothing. */
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
      // Not in a dialog that it has opened.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
