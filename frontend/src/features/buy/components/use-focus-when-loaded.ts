import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Returns a function. After its call, the focus moves to `target` as soon as `data` is there. */
export function useFocusWhenLoaded(target: RefObject<HTMLElement | null>, data: unknown): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !data) return;
    wanted.current = false;
    target.current?.focus();
  }, [data, target]);
  // A target that gets the focus earlier is not focused again later.
  useEffect(() => {
    const noteArrival = (event: FocusEvent) => {
      if (event.target === target.current) wanted.current = false;
    };
    document.addEventListener('focusin', noteArrival);
    return () => document.removeEventListener('focusin', noteArrival);
  }, [target]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
