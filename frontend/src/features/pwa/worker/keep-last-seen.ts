import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { readAccessToken, subscribeToAccessToken } from '../../../shared/session/session-storage';
import { deleteLastSeen, readLastSeen, type SeenQuery, writeLastSeen } from './last-seen';

const writeDelayMs = 500;
const mostQueries = 40;

interface Account {
  userId: string;
  validForMs: number;
}

/** Keeps the last answers of the account for the time without network. Returns a function that stops it. */
export function keepLastSeen(queryClient: QueryClient, { userId, validForMs }: Account): () => void {
  const seen = new Map<string, SeenQuery>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // The newest queries come last, because only the last ones are kept.
    for (const query of dehydrate(queryClient, { shouldDehydrateQuery: isWorthKeeping }).queries) {
      seen.delete(query.queryHash);
      seen.set(query.queryHash, query);
    }
    const queries = [...seen.values()].slice(-mostQueries);
    if (readAccessToken() === null) return;
    await writeLastSeen(userId, { queries, validUntil: Date.now() + validForMs });
    // A sign-out during the write may have deleted the snapshot before it was written.
    if (readAccessToken() === null) await deleteLastSeen(userId);
  }

  // The app works without storage, so failures are ignored.
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
