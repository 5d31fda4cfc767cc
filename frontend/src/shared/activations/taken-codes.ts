import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { createListeners } from '../listeners';

interface CodeHolder {
  activation_id: string;
  quantidade_codigos: number;
}

const listeners = createListeners();
let taken: ReadonlySet<string> = new Set();

const keyOf = ({ activation_id, quantidade_codigos }: CodeHolder) => `${activation_id} ${quantidade_codigos}`;

export function noteTaken(holder: CodeHolder): void {
  taken = new Set([...taken, keyOf(holder)]);
  listeners.notify();
}

export function useIsTaken(): (holder: CodeHolder) => boolean {
  const keys = useSyncExternalStore(listeners.subscribe, () => taken);
  return (holder) => keys.has(keyOf(holder));
}

/** The share of the element that must be visible for its code to count as seen. */
const SEEN = 0.6;

export function useSeenCode<Element extends HTMLElement>({
  activation_id,
  quantidade_codigos,
}: CodeHolder): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || quantidade_codigos === 0 || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && entry.intersectionRatio >= SEEN) noteTaken({ activation_id, quantidade_codigos });
      },
      { threshold: SEEN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [activation_id, quantidade_codigos]);
  return ref;
}
