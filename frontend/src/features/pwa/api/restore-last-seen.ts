import { hydrate, type QueryClient } from '@tanstack/react-query';
import { readAccessToken } from '../../../shared/session/session-storage';
import { lastSeenAccount, readLastSeen } from './last-seen-store';

/** Puts back what the account saw last, each with the age it has; what is newer stays. */
export async function restoreLastSeen(queryClient: QueryClient): Promise<void> {
  if (readAccessToken() === null) return;
  const userId = await lastSeenAccount();
  if (!userId) return;
  const queries = await readLastSeen(userId, Date.now());
  hydrate(
    queryClient,
    { queries, mutations: [] },
    // Nothing can be asked for again while there is no network.
    { defaultOptions: { queries: { gcTime: Infinity } } },
  );
}
