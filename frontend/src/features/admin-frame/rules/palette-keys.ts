import { createListeners } from '../../../shared/listeners';

const FIELD = '[data-slot=command-palette] input';
const FIELDS = 'input, textarea, select, [contenteditable=true]';

interface PaletteState {
  isOpen: boolean;
  typed: string;
}

const CLOSED: PaletteState = { isOpen: false, typed: '' };
const { notify, subscribe } = createListeners();
let state = CLOSED;

function change(next: PaletteState): void {
  state = next;
  notify();
}

/** Collects keys until the field of the palette has the focus, so that no key is lost or runs a shortcut. */
function collect(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.defaultPrevented || altKey) return;
  if (!state.isOpen) {
    if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'k' || isFramed) return;
    change({ isOpen: true, typed: '' });
  } else if (ctrlKey || metaKey || (target instanceof Element && target.matches(FIELD))) {
    return;
  } else if (key === 'Escape') {
    change(CLOSED);
  } else if (key === 'Backspace') {
    change({ ...state, typed: state.typed.slice(0, -1) });
  } else if (key.length === 1 && !(target instanceof Element && target.matches(FIELDS))) {
    change({ ...state, typed: state.typed + key });
  } else {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether the frame has loaded. Then its own shortcut opens the palette. */
let isFramed = false;

/** The text of the palette from the first key on, even while the back-office is still loading. */
export const paletteKeys = {
  listen: () => window.addEventListener('keydown', collect, { capture: true }),
  subscribe,
  read: () => state,
  open: () => change({ isOpen: true, typed: '' }),
  close: () => change(CLOSED),
  type: (typed: string) => change({ ...state, typed }),
  /** @returns a function that ends it and closes the palette */
  frame(): () => void {
    isFramed = true;
    paletteKeys.listen();
    return () => {
      isFramed = false;
      window.removeEventListener('keydown', collect, { capture: true });
      change(CLOSED);
    };
  },
};
