import { createListeners } from '../listeners';
import { postToWorker } from '../worker-messages';

const tokenKey = 'torpedo.access_token';

const tokenListeners = createListeners(tokenKey);

/** A token means that somebody is signed in; the server is not asked. */
export function readAccessToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  tokenListeners.notify();
}

export function clearAccessToken(): void {
  localStorage.removeItem(tokenKey);
  forgetAccount();
  postToWorker({ type: 'USER', userId: null });
  tokenListeners.notify();
}

export const subscribeToAccessToken = tokenListeners.subscribe;

const accountPrefix = 'torpedo.account.';

export function rememberForAccount(name: string, value: string): void {
  localStorage.setItem(accountPrefix + name, value);
}

export function rememberedForAccount(name: string): string | null {
  return localStorage.getItem(accountPrefix + name);
}

export function forgetForAccount(name: string): void {
  localStorage.removeItem(accountPrefix + name);
}

function forgetAccount(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(accountPrefix));
  for (const name of names) localStorage.removeItem(name);
}
