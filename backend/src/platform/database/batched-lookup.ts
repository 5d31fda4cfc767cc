interface Question<Value> {
  key: string;
  answer: (value: Value | null) => void;
  fail: (error: unknown) => void;
}

/** Answers the questions of one turn of the event loop with one query, which begins after them. */
export function batchedLookup<Value>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let waiting: Question<Value>[] = [];

  async function askTogether(): Promise<void> {
    const questions = waiting;
    waiting = [];
    try {
      const values = await load([...new Set(questions.map(({ key }) => key))]);
      for (const { key, answer } of questions) answer(values.get(key) ?? null);
    } catch (error) {
      for (const { fail } of questions) fail(error);
    }
  }

  return (key) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(() => void askTogether());
      waiting.push({ key, answer, fail });
    });
}
