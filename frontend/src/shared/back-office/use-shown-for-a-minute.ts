import { useEffect, useState } from 'react';

const SHOWN_MS = 60_000;

/** What was masked until staff gave a reason to read it; it hides again by itself a minute later. */
export function useShownForAMinute<Value>() {
  const [shown, show] = useState<Value | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, show] as const;
}
