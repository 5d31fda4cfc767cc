import { useSyncExternalStore } from 'react';
import { readAccessToken, subscribeToAccessToken } from './access-token';

/** Whether the session still stands; false on a screen that stayed open after it ended. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToAccessToken, () => readAccessToken() !== null);
}
