import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { readAccessToken, subscribeToAccessToken } from '../../../shared/session/session-storage';
import { deleteLastSeen, readLastSeen, type SeenQuery, writeLastSeen } from './last-seen';

const writeDelayMs = 500;
/** Lists that were searched and sorted in every way are not kept for ever. */
const mostQueries = 40;

interface Account {
  userId: string;
  /** How long its session may stand without use. */
  validForMs: number;
}

/**
 * Keeps what the account sees, for the time without network; answers how to stop. The worker deletes it when the
 * session ends, and so does this, where there is no worker.
 */
export function keepLastSeen(queryClient: QueryClient, { userId, validForMs }: Account): () => void {
  const seen = new Map<string, SeenQuery>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Newest last, so that those at the front are the oldest.
    for (const query of dehydrate(queryClient, { shouldDehydrateQuery: isWorthKeeping }).queries) {
      seen.delete(query.queryHash);
      seen.set(query.queryHash, query);
    }
    const queries = [...seen.values()].slice(-mostQueries);
    if (readAccessToken() === null) return;
    await writeLastSeen(userId, { queries, validUntil: Date.now() + validForMs });
    // Signed out meanwhile: who deleted it may have been first.
    if (readAccessToken() === null) await deleteLastSeen(userId);
  }

  // A browser that has no room, or keeps nothing, works without.
  const tryWrite = () => void write().catch(() => undefined);
  const writeSoon = () => {
    timer ??= setTimeout(tryWrite, writeDelayMs);
  };

  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.meta?.keptOffline) {
      writeSoon();
    }
  });
  const stopSession = subscribeToAccessToken(() => {
    if (readAccessToken() !== null) return;
    clearTimeout(timer);
    void deleteLastSeen(userId).catch(() => undefined);
  });

  void readLastSeen(userId, Date.now())
    .then((before) => {
      for (const query of before) if (!seen.has(query.queryHash)) seen.set(query.queryHash, query);
    })
    .catch(() => undefined)
    .finally(tryWrite);

  return () => {
    clearTimeout(timer);
    stopListening();
    stopSession();
  };
}

function isWorthKeeping({ state, meta }: Query): boolean {
  return state.status === 'success' && meta?.keptOffline === true;
}
