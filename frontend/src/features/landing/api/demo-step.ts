import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/listeners';
import { stepMs } from '../rules/demo-messages';

const listeners = createListeners();
let step = 0;
let isHeld = false;
let watchers = 0;
let timer: ReturnType<typeof setInterval>;

function next() {
  if (isHeld || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  step += 1;
  listeners.notify();
}

function watch(listener: () => void): () => void {
  const leave = listeners.subscribe(listener);
  if (watchers++ === 0) timer = setInterval(next, stepMs);
  return () => {
    leave();
    if (--watchers === 0) clearInterval(timer);
  };
}

const hold = () => (isHeld = true);
const release = () => (isHeld = false);

/** Messages stand still where somebody looks or reads. */
export const holdsDemo = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };

/** One for all places of the page that show the messages of the demo. */
export const useDemoStep = (): number =>
  useSyncExternalStore(
    watch,
    () => step,
    () => 0,
  );
