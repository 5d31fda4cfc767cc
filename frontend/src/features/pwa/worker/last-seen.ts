import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { readAccessToken } from '../../../shared/session/session-storage';
import { lastSeenCachePrefix } from '../../../shared/worker-messages';

export type SeenQuery = DehydratedState['queries'][number];

interface LastSeen {
  queries: SeenQuery[];
  /** In milliseconds since the epoch. */
  validUntil: number;
}

// Raise the number when the shape of the kept answers changes.
const address = '/last-seen/2';
const cacheOf = (userId: string) => lastSeenCachePrefix + userId;

export async function writeLastSeen(userId: string, seen: LastSeen): Promise<void> {
  await (await caches.open(cacheOf(userId))).put(address, Response.json(seen));
}

export async function readLastSeen(userId: string, now: number): Promise<SeenQuery[]> {
  const stored = await caches.match(address, { cacheName: cacheOf(userId) });
  if (!stored) return [];
  const { queries, validUntil } = (await stored.json()) as LastSeen;
  return validUntil > now ? queries : [];
}

export async function lastSeenAccount(): Promise<string | undefined> {
  const name = (await caches.keys()).find((each) => each.startsWith(lastSeenCachePrefix));
  return name?.slice(lastSeenCachePrefix.length);
}

export async function deleteLastSeen(userId: string): Promise<void> {
  await caches.delete(cacheOf(userId));
}

export async function restoreLastSeen(queryClient: QueryClient): Promise<void> {
  if (readAccessToken() === null) return;
  const userId = await lastSeenAccount();
  if (!userId) return;
  const queries = await readLastSeen(userId, Date.now());
  hydrate(
    queryClient,
    { queries, mutations: [] },
    // Without network, an answer that was dropped could not be read again.
    { defaultOptions: { queries: { gcTime: Infinity } } },
  );
}
