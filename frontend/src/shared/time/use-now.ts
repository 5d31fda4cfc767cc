import { useEffect, useState } from 'react';

/** The present in milliseconds since the epoch, once a second while somebody counts. */
export function useNow(ticking = true): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);

  return now;
}
