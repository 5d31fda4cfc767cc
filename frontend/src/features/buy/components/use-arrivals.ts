import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activation } from '../../../shared/activations/user-transactions';

const CELEBRATION_MS = 5_000;

/** What just changed for the customer: ids whose code arrived within the last seconds. */
export function useArrivals(
  activations: readonly Activation[] | undefined,
  onArrival: (a: Activation) => void,
) {
  const seen = useRef<Map<string, number> | null>(null);
  const announce = useEffectEvent(onArrival);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!activations) return;
    const before = seen.current;
    seen.current = new Map(activations.map((a) => [a.activation_id, a.quantidade_codigos]));
    // The first list is what already was; only changes after it are arrivals.
    if (!before) return;
    const fresh = activations.filter(
      (a) => a.quantidade_codigos > (before.get(a.activation_id) ?? a.quantidade_codigos),
    );
    if (fresh.length === 0) return;
    for (const activation of fresh) announce(activation);
    setArrived(new Set(fresh.map(({ activation_id }) => activation_id)));
  }, [activations]);

  useEffect(() => {
    if (arrived.size === 0) return;
    const timer = setTimeout(() => setArrived(new Set()), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return arrived;
}

/** Shows a text as the page's title while the tab is in the background, until the customer comes back. */
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
