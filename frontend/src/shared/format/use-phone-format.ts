import { useEffect, useSyncExternalStore } from 'react';

type PhoneFormat = (e164: string) => string;

let loaded: PhoneFormat | null = null;
const listeners = new Set<() => void>();

const asItIs: PhoneFormat = (e164) => e164;

async function load(): Promise<void> {
  loaded = (await import('./phone')).formatPhone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes E.164 numbers for reading. How each country writes them is loaded with the first number that shows. */
export function usePhoneFormat(): PhoneFormat {
  const format = useSyncExternalStore(subscribe, () => loaded);
  useEffect(() => {
    // Where it does not arrive, numbers stay readable as they are.
    if (!loaded) load().catch((error: unknown) => window.reportError(error));
  }, []);
  return format ?? asItIs;
}
