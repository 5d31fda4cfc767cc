import { ApiError, hasCode, newIdempotencyKey } from '@torpedo/api-client';
import { useCallback, useRef } from 'react';

/** A lost connection or a failure of the server does not say whether the call was carried out. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || hasCode(error, 'IDEMPOTENCY_IN_PROGRESS')) return false;
  return !error.isConnectionFailure && !error.isServerFailure;
}

/** Uses one key for an intent until the server has answered or refused it. */
export function useIdempotentCall() {
  const undecided = useRef<{ intent: string; key: string } | null>(null);

  return useCallback(
    /** @param intent everything that makes it different from another one, as JSON */
    async <Answer>(intent: unknown, call: (key: string) => Promise<Answer>): Promise<Answer> => {
      const written = JSON.stringify(intent);
      const repeated = undecided.current?.intent === written ? undecided.current : null;
      const attempt = repeated ?? { intent: written, key: newIdempotencyKey() };
      const forget = () => {
        if (undecided.current === attempt) undecided.current = null;
      };
      undecided.current = attempt;
      try {
        const answer = await call(attempt.key);
        forget();
        return answer;
      } catch (error) {
        if (isRefusal(error)) forget();
        throw error;
      }
    },
    [],
  );
}
