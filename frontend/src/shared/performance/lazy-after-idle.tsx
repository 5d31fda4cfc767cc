import type { Namespace } from 'i18next';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadTexts } from '../i18n/i18n';

/** After this time even a slow phone has drawn the screen. */
const AFTER_MS = 2000;

/** Loads code and texts after everything else; shows `before` until then, and when they cannot be loaded. */
export function lazyAfterIdle<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: Extract<Namespace, string>,
  afterMs = AFTER_MS,
  before: ReactNode = null,
): (props: Props) => ReactNode {
  return function LatePart(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      const timer = setTimeout(() => {
        Promise.all([load(), loadTexts(texts)]).then(
          ([arrived]) => setPart(() => arrived.default),
          () => undefined,
        );
      }, afterMs);
      return () => clearTimeout(timer);
    }, []);
    return Part ? <Part {...props} /> : before;
  };
}

/** False in the first render, true in the next, which the reader's touches may interrupt. */
export function useDeferredMount(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
