import { useEffect, useState } from 'react';

const SHOWN_MS = 60_000;

/** A masked value that staff read after giving a reason; it is masked again a minute later. */
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
    /** Props of the dialog that asks for the reason. */
    question: { open: isAsking, onClose: () => setAsking(false), onDone: show },
  };
}
