import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storeForADay, storedToday } from '../../expiring-storage';
import { meQuery } from '../../session/account';
import { createQuestion } from '../question';

interface UnsavedDraft {
  name: string;
  forget: () => void;
}

/** What is typed on the screen and not saved, by where it is kept. */
const unsaved = new Map<string, UnsavedDraft>();

/** Whether what was typed may be discarded. */
export const discardQuestion = createQuestion();

/** The drafts of a form are called as it is, or as it is and a part of it: `balance`, `balance.reason`. */
const draftsOf = (form: string) =>
  [...unsaved.values()].filter(({ name }) => !form || name === form || name.startsWith(`${form}.`));

/** @param form all of them unless given */
export const hasUnsaved = (form = ''): boolean => draftsOf(form).length > 0;

/** What was typed in a form is saved, or not wanted any more. Who was asked meanwhile whether to lose it goes on. */
export function forgetDrafts(form = ''): void {
  for (const { forget } of draftsOf(form)) forget();
  if (!hasUnsaved()) discardQuestion.answer(true);
}

/** Asks before what was typed is lost; answers whether to go on. */
export async function mayLeave(form = ''): Promise<boolean> {
  if (!hasUnsaved(form)) return true;
  if (!(await discardQuestion.ask())) return false;
  forgetDrafts(form);
  return true;
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of fields only those that were typed: what somebody else has changed of the others meanwhile stays. */
function changesOf<Value>(value: Value, initial: Value): unknown {
  if (!isFields(value) || !isFields(initial)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name, typed]) => !isSame(typed, initial[name])));
}

function applied<Value>(changes: unknown, initial: Value): Value {
  // Another version of the app may have kept something of another kind.
  if (changes === undefined || typeof changes !== typeof initial) return initial;
  return (isFields(changes) && isFields(initial) ? { ...initial, ...changes } : changes) as Value;
}

/**
 * State that is typed: it outlives an outage, a reload and a new sign-in of the same person, and is asked about before it
 * is lost.
 * @param name among those of this address
 * @param kept what of it may be stored: no secret
 */
export function useDraft<Value>(name: string, initial: Value, kept = (value: Value) => value) {
  const account = useQueryClient().getQueryData(meQuery().queryKey)?.id;
  const [key] = useState(() => `torpedo.draft ${account} ${window.location.pathname} ${name}`);
  const [changes, setChanges] = useState(() => storedToday(key));
  const value = applied(changes, initial);
  const isUnsaved = !isSame(value, initial);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    function forget() {
      unsaved.delete(key);
      sessionStorage.removeItem(key);
      setChanges(undefined);
    }
    unsaved.set(key, { name, forget });
    return () => void unsaved.delete(key);
  }, [isUnsaved, key, name]);

  function set(next: Value) {
    if (isSame(next, initial)) sessionStorage.removeItem(key);
    else storeForADay(key, changesOf(kept(next), initial));
    setChanges(changesOf(next, initial));
  }

  return [value, set, isUnsaved] as const;
}
