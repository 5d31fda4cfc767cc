import { AsyncLocalStorage } from 'node:async_hooks';

interface Question<Value> {
  key: string;
  answer: (value: Value | null) => void;
  fail: (error: unknown) => void;
}

/** The longest wait in ms for a running query, before the next query begins beside it. */
const LONGEST_WAIT_MS = 20;

/** Waits until the sockets have been read, so that one query answers more requests. */
const afterTwoTurns = (work: () => void) => void setImmediate(() => setImmediate(work));

/** Collects keys for two turns of the event loop, and while the query before runs, and asks for them with one query. */
export function batchedLookup<Value>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let waiting: Question<Value>[] = [];
  let running = 0;
  let patience: NodeJS.Timeout | undefined;
  let askInTurn = askTogether;

  async function askTogether(): Promise<void> {
    clearTimeout(patience);
    if (waiting.length === 0) return;
    const questions = waiting;
    waiting = [];
    running += 1;
    try {
      const values = await load([...new Set(questions.map(({ key }) => key))]);
      for (const { key, answer } of questions) answer(values.get(key) ?? null);
    } catch (error) {
      for (const { fail } of questions) fail(error);
    } finally {
      running -= 1;
      if (waiting.length > 0) afterTwoTurns(() => void askInTurn());
    }
  }

  return (key) =>
    new Promise((answer, fail) => {
      waiting.push({ key, answer, fail });
      if (waiting.length > 1) return;
      if (running === 0) return afterTwoTurns(() => void askTogether());
      // Trace and log must name the request that asks, not the one whose query has ended.
      askInTurn = AsyncLocalStorage.bind(askTogether);
      patience = setTimeout(() => void askTogether(), LONGEST_WAIT_MS);
    });
}
