import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';
import { rememberedForAccount, rememberForAccount } from '../session/session-storage';
import type { ListView } from './list/list-column';

const listeners = createListeners();
const read = new Map<string, { written: string | null; value: unknown }>();

/** Returns the same object until the saved text changes, as useSyncExternalStore requires. */
function saved<Value>(name: string, fallback: Value): Value {
  const written = rememberedForAccount(name);
  const before = read.get(name);
  if (before && before.written === written) return before.value as Value;
  const value = written === null ? fallback : (JSON.parse(written) as Value);
  read.set(name, { written, value });
  return value;
}

/** A choice of the signed-in person, saved in this browser. */
function useSavedChoice<Value>(name: string, fallback: Value): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(listeners.subscribe, () => saved(name, fallback));
  return [
    value,
    (next) => {
      rememberForAccount(name, JSON.stringify(next));
      listeners.notify();
    },
  ];
}

export type Density = 40 | 32;

/** The height of the rows of every list, in pixels. */
export const useDensity = () => useSavedChoice<Density>('staff.density', 40);

/** A reply to cases that somebody wrote and kept, with `{name}` and `{amount}` in place of those of the case. */
export interface SavedReply {
  name: string;
  kind: string;
  decision: string;
  text: string;
}

const NO_REPLIES: SavedReply[] = [];

export const useSavedReplies = () => useSavedChoice<SavedReply[]>('staff.replies', NO_REPLIES);

const NO_VIEWS: ListView[] = [];

export const useSavedViews = (list: string) => useSavedChoice<ListView[]>(`staff.views.${list}`, NO_VIEWS);
