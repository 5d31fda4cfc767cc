import { type RefObject, useEffect, useRef } from 'react';

/** The focus goes to what came, so that it is read and the next Tab is its first step. */
export function useFocusOnArrival<Arrived extends HTMLElement>(): RefObject<Arrived | null> {
  const ref = useRef<Arrived>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
