import { useSyncExternalStore } from 'react';

const tickMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let present = Date.now();

function tick() {
  present = Date.now();
  for (const listener of listeners) listener();
}

/** One timer, so that everything changes in the same instant. */
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

function read() {
  const now = Date.now();
  // Clocks are also set back.
  if (Math.abs(now - present) >= tickMs) present = now;
  return present;
}

const stopClock = () => () => undefined;

/** In milliseconds since the epoch, once a second. */
export function useNow(ticking = true): number {
  return useSyncExternalStore(ticking ? subscribe : stopClock, read);
}

/** Looked at once a second; renders only when the text, number or boolean changes. */
export function useNowSelector<Fact extends string | number | boolean>(factAt: (now: number) => Fact): Fact {
  return useSyncExternalStore(subscribe, () => factAt(read()));
}
