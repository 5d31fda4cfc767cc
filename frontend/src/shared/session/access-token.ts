import { forgetAccount } from './account-memory';

const storageKey = 'torpedo.access_token';

const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** The token of the last sign-in: tells that somebody is signed in without asking the server. */
export function readAccessToken(): string | null {
  return localStorage.getItem(storageKey);
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(storageKey, token);
  tell();
}

/** Nobody is signed in here any more, and what was kept for them is gone. */
export function clearAccessToken(): void {
  localStorage.removeItem(storageKey);
  forgetAccount();
  tell();
}

/** Calls the listener when this or another tab signs in or out; answers how to stop. */
export function subscribeToAccessToken(listener: () => void): () => void {
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
