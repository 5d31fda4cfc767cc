import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

type Result<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'ready'; data: Data };

interface PublicRead<Data> {
  /** The same object until something changes. */
  current(): Result<Data>;
  subscribe(listener: () => void): () => void;
  retry(): void;
}

const pending = { status: 'pending' } as const;

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

export function usePublicRead<Data>(read: PublicRead<Data>): ReturnType<PublicRead<Data>['current']> {
  return useSyncExternalStore(read.subscribe, read.current, notRead);
}
