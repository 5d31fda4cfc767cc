import { useSyncExternalStore } from 'react';
import { createApi } from '@torpedo/api-client';
import { createListeners } from '../listeners';

/** Calls without a session, so that the public site does not load the app's session code. */
export const publicApi = createApi({
  // The build renders the pages without a window.
  baseUrl: typeof window === 'undefined' ? undefined : window.location.origin,
  headers: () => ({ 'Accept-Language': document.documentElement.lang }),
});

type Result<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'ready'; data: Data };

interface PublicRead<Data> {
  /** Returns the same object until the result changes. */
  current(): Result<Data>;
  subscribe(listener: () => void): () => void;
  retry(): void;
  /** Keeps the old data until the answer comes, and when the call fails. */
  refresh(): void;
  /** The data that the server wrote into the page; hydration starts with it. */
  served(): Result<Data>;
  serve(data: Data | null): void;
}

const pending = { status: 'pending' } as const;

export function createPublicRead<Data>(read: () => Promise<Data>): PublicRead<Data> {
  const listeners = createListeners();
  let result: Result<Data> = pending;
  let served: Result<Data> = pending;
  let isStarted = false;

  function show(next: Result<Data>) {
    result = next;
    listeners.notify();
  }

  function ask(onFailure: () => void) {
    isStarted = true;
    read().then((data) => show({ status: 'ready', data }), onFailure);
  }
  const start = () => ask(() => show({ status: 'failed' }));

  return {
    current: () => result,
    subscribe(listener) {
      if (!isStarted) start();
      return listeners.subscribe(listener);
    },
    retry() {
      show(pending);
      start();
    },
    refresh: () => ask(() => undefined),
    served: () => served,
    serve(data) {
      served = data === null ? pending : { status: 'ready', data };
      result = served;
      isStarted = data !== null;
    },
  };
}

export function usePublicRead<Data>(read: PublicRead<Data>): ReturnType<PublicRead<Data>['current']> {
  return useSyncExternalStore(read.subscribe, read.current, read.served);
}
