import { useCallback, useState } from 'react';
import { withAutoRetry, type RetryDelay } from './auto-retry';

/** Automatic retries with their progress: `retry` is the number of the one under way, 0 while there is none. */
export function useAutoRetry(delay: RetryDelay) {
  const [retry, setRetry] = useState(0);

  const run = useCallback(
    async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
      try {
        return await withAutoRetry(attempt, { delay, onRetry: setRetry });
      } finally {
        setRetry(0);
      }
    },
    [delay],
  );

  return { retry, run };
}
