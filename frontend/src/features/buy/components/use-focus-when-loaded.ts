import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Moves the focus once what was chosen has been read. */
export function useFocusWhenLoaded(target: RefObject<HTMLElement | null>, data: unknown): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !data) return;
    wanted.current = false;
    target.current?.focus();
  }, [data, target]);
  // Leaves the focus where the reader has moved it meanwhile.
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
