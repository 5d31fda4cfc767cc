import type { QueryClient } from '@tanstack/react-query';

/** Without network the first screen shows what its reader saw last. With it, nothing kept is ever shown. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  if (navigator.onLine) return;
  await import('../features/pwa/api/restore-last-seen')
    .then(({ restoreLastSeen }) => restoreLastSeen(queryClient))
    // Where nothing was kept the screen says that there is no connection.
    .catch(() => undefined);
}
