import { useEffect } from 'react';
import { forgetForAccount, rememberForAccount } from '../session/session-storage';
import type { Activation } from './user-transactions';

const NAME = 'tickets';

/** Stores the kinds of the tickets and when the last expires, so that the next visit keeps their places. */
export function useKeepTickets(activations: readonly Activation[]): void {
  useEffect(() => {
    const shown = activations.slice(0, 2);
    const until = Math.max(...shown.map(({ expires_at }) => Date.parse(expires_at)));
    const kinds = shown.map(({ quantidade_codigos }) => (quantidade_codigos > 0 ? 'code' : 'waiting'));
    rememberForAccount(NAME, [until, ...kinds].join(' '));
    return () => forgetForAccount(NAME);
  }, [activations]);
}
