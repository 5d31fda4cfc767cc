import { useEffect, useState } from 'react';
import { useFreshCodes } from '../../../shared/activations/use-fresh-codes';
import type { Activation } from '../../../shared/activations/user-transactions';

const CELEBRATION_MS = 5_000;

export function useArrivals(
  activations: readonly Activation[] | undefined,
  onArrival: (a: Activation) => void,
) {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useFreshCodes(activations, (fresh) => {
    for (const activation of fresh) onArrival(activation);
    setArrived(new Set(fresh.map(({ activation_id }) => activation_id)));
  });

  useEffect(() => {
    if (arrived.size === 0) return;
    const timer = setTimeout(() => setArrived(new Set()), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return arrived;
}

export function useBackgroundTitle(): (text: string) => void {
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    if (text === null) return;
    const title = document.title;
    document.title = text;
    const comeBack = () => {
      if (document.hidden) return;
      document.title = title;
      setText(null);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [text]);

  return (next) => {
    if (document.hidden) setText(next);
  };
}
