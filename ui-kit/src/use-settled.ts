import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
const watchers = new Set<() => void>();

// A drag, or a list that the system opens over the page, gets the `mouseup`, so other events end the press too.
const endings = ['mouseup', 'keydown', 'dragend'];

function tell(pressed: boolean) {
  isPressed = pressed;
  for (const notify of watchers) notify();
}

const begin = () => tell(true);
const end = () => setTimeout(tell, 0, false);

function watchPress(notify: () => void): () => void {
  if (watchers.size === 0) {
    addEventListener('mousedown', begin, true);
    for (const ending of endings) addEventListener(ending, end, true);
  }
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
    if (watchers.size > 0) return;
    isPressed = false;
    removeEventListener('mousedown', begin, true);
    for (const ending of endings) removeEventListener(ending, end, true);
  };
}

/** Keeps the old value during a press: an error that appears would move the button from under the finger. */
export function useSettled<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(
    watchPress,
    () => isPressed,
    () => false,
  );
  const [settled, setSettled] = useState(value);
  if (!pressed && settled !== value) setSettled(value);
  return settled;
}
