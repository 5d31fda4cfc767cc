import { useSyncExternalStore } from 'react';
import { notRead, type PublicRead } from './public-read';

/** What the server answered, or that it has not yet. The component renders again when that changes. */
export function usePublicRead<Data>(read: PublicRead<Data>): ReturnType<PublicRead<Data>['current']> {
  return useSyncExternalStore(read.subscribe, read.current, notRead);
}
