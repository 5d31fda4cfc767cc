import { createListeners } from '../listeners';
import { tellWorker } from '../worker/tell-worker';
import { forgetAccount } from './account-memory';

const storageKey = 'torpedo.access_token';

const listeners = createListeners(storageKey);

/** The token of the last sign-in: tells that somebody is signed in without asking the server. */
export function readAccessToken(): string | null {
  return localStorage.getItem(storageKey);
}

export function storeAccessToken(token: string): void {
  localStorage.setItem(storageKey, token);
  listeners.tell();
}

/** Nobody is signed in here any more, and what was kept for them is gone. */
export function clearAccessToken(): void {
  localStorage.removeItem(storageKey);
  forgetAccount();
  tellWorker({ type: 'USER', userId: null });
  listeners.tell();
}

/** Calls the listener when this or another tab signs in or out; answers how to stop. */
export const subscribeToAccessToken = listeners.subscribe;
