import type { Namespace } from 'i18next';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isLost } from '../layout/lost';
import { loadTexts } from '../i18n/i18n';

/** By then a slow phone has drawn the screen; at once where it has something to say of the way there. */
const delayMs = isLost() ? 0 : 2000;

/**
 * A part of a screen for which nobody waits: its code and its texts are asked for after everything else. Until then, and
 * where they do not arrive, there is nothing.
 */
export function lazyAfterIdle(
  load: () => Promise<ComponentType>,
  texts: Extract<Namespace, string>,
): () => ReactNode {
  return function LatePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      const timer = setTimeout(() => {
        Promise.all([load(), loadTexts(texts)]).then(
          ([arrived]) => setPart(() => arrived),
          () => undefined,
        );
      }, delayMs);
      return () => clearTimeout(timer);
    }, []);
    return Part && <Part />;
  };
}
