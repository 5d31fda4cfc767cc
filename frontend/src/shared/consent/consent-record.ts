/** What a reader may allow; the order is that of the preferences. */
export const cookieKinds = ['essential', 'analytics', 'marketing', 'functional'] as const;

export type CookieKind = (typeof cookieKinds)[number];

/** What a reader allowed. Essential cookies cannot be refused. */
export type Consent = Record<Exclude<CookieKind, 'essential'>, boolean> & { essential: true };

export type ConsentRecord = {
  consent: Consent;
  /** When it was given, ISO 8601. */
  timestamp: string;
  version: string;
};

/** Rises when the texts ask for something else than before, so that everybody is asked again. */
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

/** The stored consent; null when it is unreadable, of another version or more than 365 days old. */
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
