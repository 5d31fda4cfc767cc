import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { readAccessToken } from '../../../shared/session/session-storage';
import { lastSeenCachePrefix } from '../../../shared/worker-messages';

export type SeenQuery = DehydratedState['queries'][number];

interface LastSeen {
  queries: SeenQuery[];
  /** Milliseconds since the epoch; later the session would be over too. */
  validUntil: number;
}

// Raise the number when answers that are kept change: an older app's are then not read.
const address = '/last-seen/2';
const cacheOf = (userId: string) => lastSeenCachePrefix + userId;

export async function writeLastSeen(userId: string, seen: LastSeen): Promise<void> {
  await (await caches.open(cacheOf(userId))).put(address, Response.json(seen));
}

/** What the account saw last; nothing when there is none, or when it is too old. */
export async function readLastSeen(userId: string, now: number): Promise<SeenQuery[]> {
  const stored = await caches.match(address, { cacheName: cacheOf(userId) });
  if (!stored) return [];
  const { queries, validUntil } = (await stored.json()) as LastSeen;
  return validUntil > now ? queries : [];
}

/** The account that something is kept for; at most one has, whose session this is. */
export async function lastSeenAccount(): Promise<string | undefined> {
  const name = (await caches.keys()).find((each) => each.startsWith(lastSeenCachePrefix));
  return name?.slice(lastSeenCachePrefix.length);
}

export async function deleteLastSeen(userId: string): Promise<void> {
  await caches.delete(cacheOf(userId));
}

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
