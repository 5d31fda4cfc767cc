import { announce } from '../live/window-events';
import { consentRecord, parseConsent, type Consent } from './consent-record';

/** Also read by the script that runs before the first paint. */
const storageKey = 'torpedo.cookie_consent';

type Listener = () => void;
const listeners = new Set<Listener>();

let known: { stored: string | null; consent: Consent | null } | undefined;

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // A browser that keeps nothing has allowed nothing.
    return null;
  }
}

/** What the reader allows now; null while they have not been asked, or their answer is too old. */
export function currentConsent(): Consent | null {
  const stored = readStorage();
  // The same object for the same answer: React compares by identity.
  if (known?.stored !== stored) known = { stored, consent: parseConsent(stored, new Date()) };
  return known?.consent ?? null;
}

/** Keeps the reader's answer and tells the page, as `consent-changed`, and other tabs. */
export function saveConsent(consent: Consent): void {
  const record = consentRecord(consent, new Date());
  const stored = JSON.stringify(record);
  try {
    localStorage.setItem(storageKey, stored);
  } catch {
    // Nothing is kept, so the next page asks again.
  }
  announce('consent-changed', record);
  for (const listener of listeners) listener();
}

/** Calls the listener after an answer in this or another tab; answers how to stop. */
export function subscribeToConsent(listener: Listener): () => void {
  function hearOtherTab(event: StorageEvent) {
    if (event.key === storageKey) listener();
  }
  listeners.add(listener);
  window.addEventListener('storage', hearOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hearOtherTab);
  };
}
