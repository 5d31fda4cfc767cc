import { startTransition, useEffect, useState } from 'react';

/**
 * False in a component's first drawing, and true in the next, which touches may interrupt: so a slow phone builds a
 * page in pieces, each of which it shows before the one inside it.
 */
export function useDeferredMount(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
