import { useCallback, useEffect, useState } from 'react';

type Result<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'ready'; data: Data };

/** What a page of the public site read from the server after it was shown. */
export type PublicRead<Data> = Result<Data> & { retry: () => void };

/**
 * Reads once, after the first paint: the public site has no cache to keep, its pages are documents.
 * @param read stable between renders
 */
export function usePublicRead<Data>(read: (signal: AbortSignal) => Promise<Data>): PublicRead<Data> {
  const [result, setResult] = useState<Result<Data>>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    read(gone.signal).then(
      (data) => !gone.signal.aborted && setResult({ status: 'ready', data }),
      () => !gone.signal.aborted && setResult({ status: 'failed' }),
    );
    return () => gone.abort();
  }, [read, attempt]);

  const retry = useCallback(() => {
    setResult({ status: 'pending' });
    setAttempt((before) => before + 1);
  }, []);

  return { ...result, retry };
}
