import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

type Result<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'ready'; data: Data };

/** What a page of the public site reads from the server after it was shown: once for all parts of the page. */
interface PublicRead<Data> {
  /** The same object until something changes. */
  current(): Result<Data>;
  /** The first listener starts the reading. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  retry(): void;
}

const pending = { status: 'pending' } as const;

/** What is known of every read before the page has been taken over. */
export const notRead = () => pending;

export function createPublicRead<Data>(read: () => Promise<Data>): PublicRead<Data> {
  const listeners = createListeners();
  let result: Result<Data> = pending;
  let isStarted = false;

  function show(next: Result<Data>) {
    result = next;
    listeners.notify();
  }

  function start() {
    isStarted = true;
    read().then(
      (data) => show({ status: 'ready', data }),
      () => show({ status: 'failed' }),
    );
  }

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
  };
}

/** What the server answered, or that it has not yet. The component renders again when that changes. */
export function usePublicRead<Data>(read: PublicRead<Data>): ReturnType<PublicRead<Data>['current']> {
  return useSyncExternalStore(read.subscribe, read.current, notRead);
}
