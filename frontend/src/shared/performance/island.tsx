import type { Namespace } from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';

export interface PageIslands {
  namespaces: Extract<Namespace, string>[];
  components: Readonly<Record<string, ComponentType>>;
  /** Takes what the server has written into the page as `figures`; null where it could not. */
  serve?: (figures: unknown) => void;
  /** Picks what the page needs of what the server knows; all of it unless given. */
  figuresOf?: (known: never) => unknown;
}

interface IslandProps {
  name: string;
  inline?: boolean;
}

export function Island({ name, inline = false }: IslandProps) {
  const Place = inline ? 'span' : 'div';
  return <Place data-island={name} className="contents" />;
}

/** Before it is hydrated, typed text would be lost. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHydrated(true));
    return () => clearTimeout(timer);
  }, []);
  return isHydrated;
}
