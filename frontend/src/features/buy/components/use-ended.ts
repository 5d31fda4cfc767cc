import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Activation, UserTransactions } from '../../../shared/activations/user-transactions';
import { storedToday, storeForADay } from '../../../shared/expiring-storage';
import { useNowSelector } from '../../../shared/time/use-now';

const STORAGE_KEY = 'torpedo.put_away';
const SHOWN_MS = 60 * 60_000;
const MOST_SHOWN = 2;

/**
 * Numbers that ended without a message, newest first: those of the last hour, and those whose window is over but that
 * the server has not ended yet. Without swapped numbers, because another number replaced each of them.
 */
export function useEnded(
  transactions: UserTransactions | undefined,
  running: readonly Activation[] | undefined,
  onMoneyBack: (activation: Activation) => void,
) {
  const [putAway, setPutAway] = useState(() => {
    const stored = storedToday(STORAGE_KEY);
    return Array.isArray(stored) ? (stored as string[]) : [];
  });
  const since = useNowSelector((now) => Math.floor(now / 60_000) * 60_000 - SHOWN_MS);
  const kept = useMemo(() => {
    const overdue = (transactions?.active_transactions ?? []).filter(
      (each) => each.quantidade_codigos === 0 && !running?.includes(each),
    );
    const closed = (transactions?.recent_completed ?? []).filter(
      ({ closed_at, closed_by, quantidade_codigos }) =>
        closed_at !== null &&
        closed_by !== 'swap' &&
        quantidade_codigos === 0 &&
        Date.parse(closed_at) > since,
    );
    return [...overdue, ...closed].filter(({ activation_id }) => !putAway.includes(activation_id));
  }, [transactions, running, since, putAway]);

  // Numbers of the first list are not announced, because they had ended before.
  const known = useRef<ReadonlySet<string> | null>(null);
  const notify = useEffectEvent(onMoneyBack);
  useEffect(() => {
    if (!transactions) return;
    const back = kept.filter(({ closed_at }) => closed_at !== null);
    const fresh = back.find(({ activation_id }) => known.current?.has(activation_id) === false);
    known.current = new Set([...(known.current ?? []), ...back.map(({ activation_id }) => activation_id)]);
    if (fresh) notify(fresh);
  }, [transactions, kept]);

  function putAwayNow({ activation_id }: Activation) {
    const next = [...putAway, activation_id];
    storeForADay(STORAGE_KEY, next);
    setPutAway(next);
    document.getElementById('active-heading')?.focus();
  }
  return { ended: kept.slice(0, MOST_SHOWN), putAway: putAwayNow };
}
