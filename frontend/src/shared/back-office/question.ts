import { createListeners } from '../listeners';

/** A question that the frame shows once, however many callers wait for its answer. */
export function createQuestion() {
  const listeners = createListeners();
  let answer: ((isAgreed: boolean) => void) | null = null;
  let asked: Promise<boolean> | null = null;
  return {
    ask(): Promise<boolean> {
      asked ??= new Promise<boolean>((resolve) => {
        answer = resolve;
        listeners.notify();
      }).finally(() => {
        asked = null;
        answer = null;
        listeners.notify();
      });
      return asked;
    },
    /** Closes the question and gives this answer to all callers. */
    answer: (isAgreed: boolean) => answer?.(isAgreed),
    /** For React's useSyncExternalStore. */
    read: () => answer !== null,
    subscribe: listeners.subscribe,
  };
}
