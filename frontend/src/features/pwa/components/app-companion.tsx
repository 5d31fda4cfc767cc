import { dehydrate, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { toast } from '@torpedo/ui-kit';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useMe } from '../../../shared/session/account';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import type { WorkerMessage } from '../../../shared/worker-messages';
import { alignSubscription } from '../api/push';
import {
  deleteLastSeen,
  readLastSeen,
  restoreLastSeen,
  type SeenQuery,
  writeLastSeen,
} from '../worker/last-seen';
import { registerWorker } from '../worker/registration';
import { announceNewVersion, ownScript, watchVersions } from '../worker/versions';
import { UpdateCard, useUpdateNotice } from './update-notice';
import { readAccessToken, subscribeToAccessToken } from '../../../shared/session/session-storage';

const writeDelayMs = 500;
const mostQueries = 40;

interface Account {
  userId: string;
  validForMs: number;
}

/** Keeps the last answers of the account for the time without network. Returns a function that stops it. */
function keepLastSeen(queryClient: QueryClient, { userId, validForMs }: Account): () => void {
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

const dayMs = 86_400_000;
const customerSessionMs = 30 * dayMs;
const staffSessionMs = dayMs / 2;

export default function AppCompanion() {
  const { id: userId, role } = useMe();
  const { language } = useLanguage();
  const registration = useRegistration();
  useUpdateNotice();
  useInstalledNotice();
  useOfflineMemory(registration, userId, role === 'CUSTOMER' ? customerSessionMs : staffSessionMs);

  useEffect(() => {
    if (registration) return watchVersions(registration, ownScript(), announceNewVersion);
  }, [registration]);

  useEffect(() => {
    if (!registration) return;
    const message: WorkerMessage = { type: 'USER', userId, language };
    // `ready` waits for the first service worker, which may still be installing.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  }, [registration, userId, language]);

  useEffect(() => {
    if (registration) void alignSubscription(userId);
  }, [registration, userId]);

  return (
    <>
      <OfflineLine />
      <UpdateCard />
    </>
  );
}

function useRegistration(): ServiceWorkerRegistration | undefined {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    let isGone = false;
    void registerWorker().then((registered) => {
      if (!isGone) setRegistration(registered);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return registration;
}

function useOfflineMemory(
  registration: ServiceWorkerRegistration | undefined,
  userId: string,
  validForMs: number,
): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (registration) return keepLastSeen(queryClient, { userId, validForMs });
  }, [registration, queryClient, userId, validForMs]);

  useEffect(() => {
    const restore = () => void restoreLastSeen(queryClient).catch(() => undefined);
    const readAnew = () => void queryClient.invalidateQueries();
    window.addEventListener('offline', restore);
    window.addEventListener('online', readAnew);
    return () => {
      window.removeEventListener('offline', restore);
      window.removeEventListener('online', readAnew);
    };
  }, [queryClient]);
}

function useInstalledNotice(): void {
  const { t } = useTranslation('pwa');
  useEffect(() => {
    const thank = () => toast.success({ title: t('install.done') });
    window.addEventListener('appinstalled', thank);
    return () => window.removeEventListener('appinstalled', thank);
  }, [t]);
}

/** When the oldest shown data was read, in milliseconds since the epoch; 0 when there is none. */
function oldestShown(queryClient: QueryClient): number {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.showsAge === true })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : 0;
}

/** Says that there is no network, and from when the oldest shown data is. */
export function OfflineLine() {
  const { t } = useTranslation(['pwa', 'shell']);
  const { locale } = useLanguage();
  const queryClient = useQueryClient();
  const online = useOnline();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const seenAt = useSyncExternalStore(subscribe, () => oldestShown(queryClient));
  const isOfToday = useNowSelector((now) => isSameDay(seenAt, now));
  if (online) return null;
  const age = isOfToday
    ? t('offline.today', { time: formatClock(seenAt, locale) })
    : t('offline.before', { when: formatMoment(seenAt, locale) });
  return (
    <p
      role="status"
      className="mb-2 flex min-h-8 items-center gap-2 rounded-control bg-waiting-soft px-3 text-sm font-medium text-waiting md:mb-4"
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span>
        <span className="max-lg:sr-only">{t('shell:offline')}</span>
        <span aria-hidden className="lg:hidden">
          {t('offline.short')}
        </span>
        {seenAt > 0 && ` · ${age}`}
      </span>
    </p>
  );
}
