import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

type PhoneFormat = (e164: string) => string;

let loaded: PhoneFormat | null = null;
const listeners = createListeners();

const asItIs: PhoneFormat = (e164) => e164;

async function load(): Promise<void> {
  loaded = (await import('./phone')).formatPhone;
  listeners.tell();
}

/** Writes E.164 numbers for reading. How each country writes them is loaded with the first number that shows. */
export function usePhoneFormat(): PhoneFormat {
  const format = useSyncExternalStore(listeners.subscribe, () => loaded);
  useEffect(() => {
    // Where it does not arrive, numbers stay readable as they are.
    if (!loaded) load().catch((error: unknown) => window.reportError(error));
  }, []);
  return format ?? asItIs;
}
