import type { Namespace } from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';

/** What scripts hydrate on a page of the public site: `pages/<id>.islands.ts` exports it as `islands`, if there is any. */
export interface PageIslands {
  /** All texts that the islands use; they are sent along with the page. */
  namespaces: Extract<Namespace, string>[];
  /** By the name under which `Island` places each. */
  components: Readonly<Record<string, ComponentType>>;
}

interface IslandProps {
  /** The name under which the page lists the component. */
  name: string;
  /** Stands inside a line of text. */
  inline?: boolean;
}

/** A part of a public page that React hydrates; the rest of the page stays the HTML that was sent. */
export function Island({ name, inline = false }: IslandProps) {
  const Place = inline ? 'span' : 'div';
  return <Place data-island={name} className="contents" />;
}

/** Whether a component that may be pre-rendered is hydrated: before that, what is typed or sent would be lost. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHydrated(true));
    return () => clearTimeout(timer);
  }, []);
  return isHydrated;
}
