import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(width >= 64rem)');

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether lists may stand open beside each other. */
export const useWide = () => useSyncExternalStore(subscribe, () => wide().matches);
