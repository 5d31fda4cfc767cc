import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

export const cookieKinds = ['essential', 'analytics', 'marketing', 'functional'] as const;

export type CookieKind = (typeof cookieKinds)[number];

export type Consent = Record<Exclude<CookieKind, 'essential'>, boolean> & { essential: true };

export interface ConsentRecord {
  consent: Consent;
  /** In ISO 8601. */
  timestamp: string;
  version: string;
}

declare global {
  interface WindowEventMap {
    'consent-changed': CustomEvent<ConsentRecord>;
  }
}

/** Raise it when the texts ask for more, so that everybody is asked again. */
const consentVersion = '1.0';

const validityMs = 365 * 24 * 60 * 60 * 1000;

export const essentialOnly: Consent = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
};

export const everything: Consent = { essential: true, analytics: true, marketing: true, functional: true };

export function consentRecord(consent: Consent, now: Date): ConsentRecord {
  return { consent, timestamp: now.toISOString(), version: consentVersion };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Null when it is unreadable, of another version or more than 365 days old. */
export function parseConsent(stored: string | null, now: Date): Consent | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(value) || !isRecord(value.consent) || value.version !== consentVersion) return null;
  const age = now.getTime() - Date.parse(String(value.timestamp));
  if (!(age <= validityMs)) return null;
  const { analytics, marketing, functional } = value.consent;
  return {
    essential: true,
    analytics: analytics === true,
    marketing: marketing === true,
    functional: functional === true,
  };
}

/** The script before the first paint reads this key too. */
const storageKey = 'torpedo.cookie_consent';

const listeners = createListeners(storageKey);

let known: { stored: string | null; consent: Consent | null } | undefined;

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function currentConsent(): Consent | null {
  const stored = readStorage();
  // React compares by identity, so the same answer has to be the same object.
  if (known?.stored !== stored) known = { stored, consent: parseConsent(stored, new Date()) };
  return known?.consent ?? null;
}

/** Also notifies the page (`consent-changed`) and other tabs. */
export function saveConsent(consent: Consent): void {
  const record = consentRecord(consent, new Date());
  const stored = JSON.stringify(record);
  try {
    localStorage.setItem(storageKey, stored);
  } catch {
    // An answer that cannot be stored is asked for again on the next page.
  }
  window.dispatchEvent(new CustomEvent('consent-changed', { detail: record }));
  listeners.notify();
}

export const subscribeToConsent = listeners.subscribe;

/** A prerendered page assumes that everybody has to be asked. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribeToConsent, currentConsent, () => null);
}
