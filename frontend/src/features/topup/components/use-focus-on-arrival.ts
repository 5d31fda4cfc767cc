import { type RefObject, useEffect, useRef } from 'react';

/** The focus goes to what came, so that it is read and the next Tab is its first step. */
export function useFocusOnArrival<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const ref = useRef<Heading>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
