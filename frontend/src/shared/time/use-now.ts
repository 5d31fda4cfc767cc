import { useSyncExternalStore } from 'react';

const tickMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let present = Date.now();

function tick() {
  present = Date.now();
  for (const listener of listeners) listener();
}

/** All readers share one timer, so that everything changes at the same moment. */
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
  // The device's clock may also be set back.
  if (Math.abs(now - present) >= tickMs) present = now;
  return present;
}

const stopClock = () => () => undefined;

/** The time in milliseconds since the epoch, updated once a second. */
export function useNow(ticking = true): number {
  return useSyncExternalStore(ticking ? subscribe : stopClock, read);
}

/** Computes the fact once a second; renders only when the text, number or boolean changes. */
export function useNowSelector<Fact extends string | number | boolean>(factAt: (now: number) => Fact): Fact {
  return useSyncExternalStore(subscribe, () => factAt(read()));
}
