import { useEffect, useState } from 'react';

const SHOWN_MS = 60_000;

/** What was masked until staff gave a reason to read it; it hides again by itself a minute later. */
export function useReveal<Value>() {
  const [shown, show] = useState<Value | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    shown,
    ask: () => setAsking(true),
    /** For the dialog that asks why. */
    question: { open: isAsking, onClose: () => setAsking(false), onDone: show },
  };
}
