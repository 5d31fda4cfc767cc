import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storeForADay, storedToday } from '../../expiring-storage';
import { meQuery } from '../../session/account';
import { createQuestion } from '../question';

interface UnsavedDraft {
  name: string;
  forget: () => void;
}

/** What was typed on the screen and is not saved yet, by its storage key. */
const unsaved = new Map<string, UnsavedDraft>();

/** The question whether what was typed may be discarded. */
export const discardQuestion = createQuestion();

/** The drafts of a form have its name, or its name and a part: `balance`, `balance.reason`. */
const draftsOf = (form: string) =>
  [...unsaved.values()].filter(({ name }) => !form || name === form || name.startsWith(`${form}.`));

/** @param form without it, the drafts of all forms count */
export const hasUnsaved = (form = ''): boolean => draftsOf(form).length > 0;

/** Drops the drafts of a form that was saved or closed. An open question about losing them gets a yes. */
export function forgetDrafts(form = ''): void {
  for (const { forget } of draftsOf(form)) forget();
  if (!hasUnsaved()) discardQuestion.answer(true);
}

/** Asks before what was typed is lost; true means go on. */
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

/** Keeps only the fields that were typed, so that changes of other fields by somebody else stay. */
function changesOf<Value>(value: Value, initial: Value): unknown {
  if (!isFields(value) || !isFields(initial)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name, typed]) => !isSame(typed, initial[name])));
}

function applied<Value>(changes: unknown, initial: Value): Value {
  // Another version of the app may have stored a value of another type.
  if (changes === undefined || typeof changes !== typeof initial) return initial;
  return (isFields(changes) && isFields(initial) ? { ...initial, ...changes } : changes) as Value;
}

/**
 * State for typed values: they survive an outage, a reload and a new sign-in of the same person, and are not dropped
 * without a question.
 * @param name unique among the drafts of this address
 * @param kept picks what may be stored: never a secret
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
