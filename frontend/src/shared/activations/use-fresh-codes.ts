import { useEffect, useEffectEvent, useRef } from 'react';
import type { Activation } from './user-transactions';

/** Codes of the first list are not new; a number that was bought later starts without one. */
export function useFreshCodes(
  activations: readonly Activation[] | undefined,
  onFresh: (fresh: Activation[]) => void,
): void {
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  const notify = useEffectEvent(onFresh);

  useEffect(() => {
    if (!activations) return;
    const before = known.current;
    const now = activations.map((each) => [each.activation_id, each.quantidade_codigos] as const);
    // A number that left the list may come back with the same code.
    known.current = new Map([...(before ?? []), ...now]);
    if (!before) return;
    const fresh = activations.filter(
      ({ activation_id, quantidade_codigos }) => quantidade_codigos > (before.get(activation_id) ?? 0),
    );
    if (fresh.length > 0) notify(fresh);
  }, [activations]);
}
