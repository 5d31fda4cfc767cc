import type { Namespace } from 'i18next';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadTexts } from '../i18n/i18n';

/** By then a slow phone has drawn the screen; in milliseconds. */
const AFTER_MS = 2000;

/**
 * A part of a screen that is not waited for: its code and its texts are asked for after everything else. Until then,
 * and where they do not arrive, there is nothing.
 * @param afterMs less where the part has something to say at once
 */
export function lazyAfterIdle(
  load: () => Promise<ComponentType>,
  texts: Extract<Namespace, string>,
  afterMs = AFTER_MS,
): () => ReactNode {
  return function LatePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      const timer = setTimeout(() => {
        Promise.all([load(), loadTexts(texts)]).then(
          ([arrived]) => setPart(() => arrived),
          () => undefined,
        );
      }, afterMs);
      return () => clearTimeout(timer);
    }, []);
    return Part && <Part />;
  };
}
