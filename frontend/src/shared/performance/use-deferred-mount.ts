import { startTransition, useEffect, useState } from 'react';

/** False in the first render, true in the next, which touches may interrupt. */
export function useDeferredMount(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
