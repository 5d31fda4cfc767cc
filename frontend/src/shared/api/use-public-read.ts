import { useEffect, useState } from 'react';

/** What a page of the public site read from the server after it was shown. */
export type PublicRead<Data> =
  { status: 'pending' | 'failed'; data?: undefined } | { status: 'ready'; data: Data };

/**
 * Reads once, after the first paint: the public site has no cache to keep, its pages are documents.
 * @param read stable between renders
 */
export function usePublicRead<Data>(read: (signal: AbortSignal) => Promise<Data>): PublicRead<Data> {
  const [result, setResult] = useState<PublicRead<Data>>({ status: 'pending' });

  useEffect(() => {
    const gone = new AbortController();
    read(gone.signal).then(
      (data) => !gone.signal.aborted && setResult({ status: 'ready', data }),
      () => !gone.signal.aborted && setResult({ status: 'failed' }),
    );
    return () => gone.abort();
  }, [read]);

  return result;
}
