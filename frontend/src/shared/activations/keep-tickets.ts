import { useEffect } from 'react';
import { forgetForAccount, rememberForAccount } from '../session/session-storage';
import type { Activation } from './user-transactions';

const NAME = 'tickets';

/** What the home screen keeps a place for on the next visit: a word for each ticket, after when the last expires. */
export function useKeepTickets(activations: readonly Activation[]): void {
  useEffect(() => {
    const shown = activations.slice(0, 2);
    const until = Math.max(...shown.map(({ expires_at }) => Date.parse(expires_at)));
    const kinds = shown.map(({ quantidade_codigos }) => (quantidade_codigos > 0 ? 'code' : 'waiting'));
    rememberForAccount(NAME, [until, ...kinds].join(' '));
    return () => forgetForAccount(NAME);
  }, [activations]);
}
