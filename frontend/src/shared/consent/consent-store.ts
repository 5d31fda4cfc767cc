import { createListeners } from '../listeners';
import { announce } from '../live/window-events';
import { consentRecord, parseConsent, type Consent } from './consent-record';

/** Also read by the script that runs before the first paint. */
const storageKey = 'torpedo.cookie_consent';

const listeners = createListeners(storageKey);

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
  listeners.tell();
}

/** Calls the listener after an answer in this or another tab; answers how to stop. */
export const subscribeToConsent = listeners.subscribe;
