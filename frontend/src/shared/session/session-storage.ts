import { createListeners } from '../listeners';
import { postToWorker } from '../worker-messages';

const tokenKey = 'torpedo.access_token';

const tokenListeners = createListeners(tokenKey);

/** The token of the last sign-in: tells that somebody is signed in without asking the server. */
export function readAccessToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  tokenListeners.notify();
}

/** Nobody is signed in here any more, and what was kept for them is gone. */
export function clearAccessToken(): void {
  localStorage.removeItem(tokenKey);
  forgetAccount();
  postToWorker({ type: 'USER', userId: null });
  tokenListeners.notify();
}

/** Calls the listener when this or another tab signs in or out; answers how to stop. */
export const subscribeToAccessToken = tokenListeners.subscribe;

const accountPrefix = 'torpedo.account.';

/** Keeps something in this browser for the person who is signed in, until they sign out. */
export function rememberForAccount(name: string, value: string): void {
  localStorage.setItem(accountPrefix + name, value);
}

/** What was kept under the name; null when nothing was. */
export function rememberedForAccount(name: string): string | null {
  return localStorage.getItem(accountPrefix + name);
}

/** Nothing is kept under the name any more. */
export function forgetForAccount(name: string): void {
  localStorage.removeItem(accountPrefix + name);
}

/** The next person at this browser finds nothing of the one before. */
function forgetAccount(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(accountPrefix));
  for (const name of names) localStorage.removeItem(name);
}
