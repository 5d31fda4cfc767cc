import type { Namespace } from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';

export interface PageIslands {
  namespaces: Extract<Namespace, string>[];
  components: Readonly<Record<string, ComponentType>>;
  /** Takes the `figures` that the server wrote into the page; null where it could not read them. */
  serve?: (figures: unknown) => void;
  /** Picks what the page needs of the server's figures; without it, the page gets all of them. */
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

/** False until hydration, before which typed text would be lost. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHydrated(true));
    return () => clearTimeout(timer);
  }, []);
  return isHydrated;
}
