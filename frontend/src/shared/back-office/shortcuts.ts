import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';
import { createListeners } from '../listeners';

/** A key, or a sequence of keys, and what it does on the current screen. */
export interface Shortcut {
  /**
   * The name in `KeyboardEvent.key`, in lower case: `j`, `enter`, `?`, `g u`. With `ctrl+` before it (Command on a Mac)
   * it works in fields too, and cannot be switched off.
   */
  keys: string;
  /** What it does, for the list of keys. */
  label: string;
  run: (event: KeyboardEvent) => void;
}

/** The longest wait for the next key of a sequence, in milliseconds. */
const SEQUENCE_MS = 1200;
const STORAGE_KEY = 'torpedo.staff.single_keys';

const listeners = createListeners(STORAGE_KEY);
let groups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [];
let begun: { keys: string; at: number } | null = null;

/** Whether keys without Ctrl work; each person may switch them off. */
export const singleKeys = {
  read: () => localStorage.getItem(STORAGE_KEY) !== 'off',
  write(on: boolean) {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};

/** The keys that work on the current screen, for the list of keys. */
export const currentShortcuts = { read: () => groups, subscribe: listeners.subscribe };

const FIELDS =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=combobox]';

const isDialogOpen = () =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;

/** True when a field or an open menu has the focus and needs the keys itself. */
const isInField = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(FIELDS) !== null;

/** Enter and space press the focused control; a focused row is opened by its list. */
const pressesControl = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('a, button, summary, input, label') !== null;

const isHeld = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

function keyOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (isHeld(event)) return `ctrl+${event.shiftKey ? 'shift+' : ''}${key}`;
  return event.shiftKey && key.length === 1 && key >= 'a' && key <= 'z' ? `shift+${key}` : key;
}

function find(keys: string): Shortcut | undefined {
  // The group that was added last wins: a list over the frame, a drawer over the list.
  return groups
    .toReversed()
    .flatMap(({ shortcuts }) => shortcuts)
    .find((shortcut) => shortcut.keys === keys);
}

function handle(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || isDialogOpen()) return;
  if (!isHeld(event) && (!singleKeys.read() || isInField(event) || pressesControl(event))) return;
  const key = keyOf(event);
  const isSequence = begun !== null && event.timeStamp - begun.at < SEQUENCE_MS;
  const keys = isSequence ? `${begun!.keys} ${key}` : key;
  begun = null;
  const shortcut = find(keys);
  if (shortcut) {
    event.preventDefault();
    shortcut.run(event);
  } else if (groups.some(({ shortcuts }) => shortcuts.some((each) => each.keys.startsWith(`${keys} `)))) {
    begun = { keys, at: event.timeStamp };
  }
}

/** Adds keys while the component is shown. None works while a field has the focus. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const written = JSON.stringify(shortcuts.map(({ keys, label }) => [keys, label]));
  const run = useEffectEvent((keys: string, event: KeyboardEvent) =>
    shortcuts.find((each) => each.keys === keys)?.run(event),
  );

  useEffect(() => {
    const pairs = JSON.parse(written) as [keys: string, label: string][];
    const group = {
      title,
      shortcuts: pairs.map(([keys, label]) => ({
        keys,
        label,
        run: (event: KeyboardEvent) => run(keys, event),
      })),
    };
    if (groups.length === 0) document.addEventListener('keydown', handle);
    groups = [...groups, group];
    listeners.notify();
    return () => {
      groups = groups.filter((each) => each !== group);
      if (groups.length === 0) document.removeEventListener('keydown', handle);
      listeners.notify();
    };
  }, [title, written]);
}

/** Of a search: leaves it, so that the keys of the list work again. */
export function leaveOnEscape({ key, currentTarget }: ReactKeyboardEvent<HTMLElement>): void {
  if (key === 'Escape') currentTarget.blur();
}
