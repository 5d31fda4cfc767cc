import { useSyncExternalStore } from 'react';
import type { Consent } from './consent-record';
import { currentConsent, subscribeToConsent } from './consent-store';

/** What the reader allows; null while they have to be asked, which a page rendered ahead assumes of everybody. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribeToConsent, currentConsent, () => null);
}
