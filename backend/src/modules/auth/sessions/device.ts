import Bowser from 'bowser';

/** What a sign-in was made with, as far as its user agent tells. */
export interface Device {
  /** `Chrome`, `Safari`; null when it is no browser that we know. */
  browser: string | null;
  /** `Windows`, `Android`, `iOS`; null when it does not say. */
  system: string | null;
}

/** Nobody's user agent is longer, and reading a long one takes time. */
const MAXIMUM_LENGTH = 512;

/** What the parser calls differently from its owners. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAXIMUM_LENGTH));
  // An unknown one has an empty name.
  const name = browser.name || null;
  return { browser: (name && OWN_NAMES[name]) ?? name, system: os.name || null };
}
