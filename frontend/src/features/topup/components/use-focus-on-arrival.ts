import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the new part of the screen, so that screen readers read it and Tab goes to its first control. */
export function useFocusOnArrival<Arrived extends HTMLElement>(): RefObject<Arrived | null> {
  const ref = useRef<Arrived>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
