import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

// A drag, or a list that the system opens over the page, swallows the end of a press.
const endings = ['mouseup', 'keydown', 'dragend'];

function watchPress(notify: () => void): () => void {
  function tell(pressed: boolean) {
    isPressed = pressed;
    notify();
  }
  const begin = () => tell(true);
  // The click comes right after the button is released.
  const end = () => setTimeout(tell, 0, false);

  addEventListener('mousedown', begin, true);
  for (const ending of endings) addEventListener(ending, end, true);
  return () => {
    removeEventListener('mousedown', begin, true);
    for (const ending of endings) removeEventListener(ending, end, true);
  };
}

/**
 * The value, but while somebody presses a button or a link: the value from before. What is left by the press may show
 * an error, which would move the pressed thing away from under the finger, so that no click comes of it.
 */
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
