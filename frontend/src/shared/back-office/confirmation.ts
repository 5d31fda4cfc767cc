import { createListeners } from '../listeners';

interface Question {
  answer: (isConfirmed: boolean) => void;
}

const listeners = createListeners();
let question: Question | null = null;
let asked: Promise<boolean> | null = null;

/** Asks for a confirmation of this session, once for all calls that wait for it; answers whether it was given. */
export function askToConfirm(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    question = { answer: resolve };
    listeners.notify();
  }).finally(() => {
    asked = null;
    question = null;
    listeners.notify();
  });
  return asked;
}

/** Ends the question: every call that waited goes on or gives up. */
export function answerConfirmation(isConfirmed: boolean): void {
  question?.answer(isConfirmed);
}

/** For React's useSyncExternalStore. */
export const confirmationQuestion = { read: () => question !== null, subscribe: listeners.subscribe };
