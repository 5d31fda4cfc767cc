import { hasStatus } from '@torpedo/api-client';
import { createPublicRead } from './public-read';

/** Reads with the session cookie on the public site; null without a session, or when it has ended. */
export const createSignedInRead = <Data>(read: () => Promise<Data>) =>
  createPublicRead(async (): Promise<Data | null> => {
    if (!('signedIn' in document.documentElement.dataset)) return null;
    try {
      return await read();
    } catch (error) {
      if (hasStatus(error, 401)) return null;
      throw error;
    }
  });
