import { useSyncExternalStore } from 'react';

const tickMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let present = Date.now();

function tick() {
  present = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for everything that counts, so that all of it changes in the same instant. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The same for all who ask within a second, and never older, whether or not anybody counted before. */
function read() {
  const now = Date.now();
  // Clocks are also set back.
  if (Math.abs(now - present) >= tickMs) present = now;
  return present;
}

const standStill = () => () => undefined;

/** The present in milliseconds since the epoch, once a second while somebody counts. */
export function useNow(ticking = true): number {
  return useSyncExternalStore(ticking ? subscribe : standStill, read);
}

/**
 * What follows from the present, looked at once a second. The component is drawn again only when that changes, for
 * which it has to be a text, a number or a boolean.
 */
export function useNowSelector<Fact extends string | number | boolean>(factAt: (now: number) => Fact): Fact {
  return useSyncExternalStore(subscribe, () => factAt(read()));
}
