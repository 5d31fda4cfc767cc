import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Answers a function after which the target takes the focus as soon as its data is there. */
export function useFocusWhenLoaded(target: RefObject<HTMLElement | null>, data: unknown): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !data) return;
    wanted.current = false;
    target.current?.focus();
  }, [data, target]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
